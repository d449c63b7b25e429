"""Custom import-linter contracts (see `[tool.importlinter]` in pyproject.toml)."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class OnlyStdlibContract(Contract):
    """`packages` may import only sixgun, the standard library and `also_allowed`."""

    type_name = "only_stdlib"

    packages = fields.ListField(subfield=fields.StringField())
    also_allowed = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        packages: list[str] = self.packages  # type: ignore[assignment]
        also_allowed: list[str] = self.also_allowed  # type: ignore[assignment]
        allowed = sys.stdlib_module_names.union(also_allowed)
        strangers = sorted(
            f"{module} imports {imported}"
            for package in packages
            if package in graph.modules
            for module in {package, *graph.find_descendants(package)}
            for imported in graph.find_modules_directly_imported_by(module)
            if imported.split(".")[0] not in allowed | {module.split(".")[0]}
        )
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for stranger in check.metadata["strangers"]:
            output.print_error(f"- {stranger}")
