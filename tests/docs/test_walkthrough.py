"""The walk of one BANG!: its files and functions exist, and it is short."""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import ROOT, page

HOP = re.compile(r"^\| (\d+) \| `([^`]+)` \| `(\w+)` \|", re.MULTILINE)
HOPS = HOP.findall(page("docs/walkthrough.md").read_text(encoding="utf-8"))
LONGEST = 35


@pytest.mark.parametrize(("number", "file", "function"), HOPS)
def test_a_hop_names_a_function_of_its_file(number: str, file: str, function: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    definition = rf"(def|function) {function}\(|^ +(private )?{function}\(.*\{{$"
    assert re.search(definition, text, re.MULTILINE), f"hop {number}"


def test_the_hops_are_numbered_and_few() -> None:
    assert [int(number) for number, _, _ in HOPS] == list(range(1, len(HOPS) + 1))
    assert len(HOPS) <= LONGEST
