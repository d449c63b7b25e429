for (const button of document.querySelectorAll("th button")) {
  button.addEventListener("click", () => {
    const head = button.closest("th"), body = head.closest("table").tBodies[0];
    const place = head.cellIndex, down = head.getAttribute("aria-sort") !== "descending";
    for (const other of head.parentNode.children) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    const value = (row) => {
      const text = row.cells[place].dataset.v;
      return text === undefined ? row.cells[place].textContent : Number(text);
    };
    const order = (a, b) => (value(a) === value(b) ? 0 : value(a) > value(b) ? 1 : -1);
    body.append(...[...body.rows].sort((a, b) => (down ? -order(a, b) : order(a, b))));
  });
}
