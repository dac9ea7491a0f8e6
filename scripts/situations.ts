// Writes docs/reference/situations.md from e2e/situations/.
import { writeFileSync } from "node:fs";
import { formatTable } from "../e2e/situations/table.ts";

writeFileSync("docs/reference/situations.md", formatTable());
