import { EVERY_SECRET, REQUIRED_SECRETS, requiredInProduction, VARIABLES } from "./config";
import { metaOf } from "./platform/settings";

const HEADING = ["Variable", "Meaning", "Without it", "Required"];

/**
 * Markdown page about every variable, made of the schemas that check them. The unit test compares it with the file.
 * @example writeFileSync("server/deploy/configuracion.md", configPage());
 */
export function configPage(): string {
  const always = new Set(requiredInProduction());
  const rows = Object.entries(VARIABLES).map(([name, variable]) => {
    const { description = "", required } = metaOf(variable);
    return [`\`${name}\``, description, valueWithout(name), whenRequired(always.has(name), required)];
  });
  return `# Configuration

<!-- \`npm run configuracion\` writes this page from the schemas of \`server/config.ts\`. -->

The start checks these environment variables. It names every wrong or missing one and ends. An empty value counts as not set.

${EVERY_SECRET.map((name) => `\`${name}\``).join(", ")} take one value of 32 characters or more, or several by commas. The first value signs and all of them verify, so that a key is replaced without ending anybody's session. In production each one differs from every other value. \`openssl rand -base64 33\` makes one that is not refused as weak.

${table([HEADING, ...rows])}`;
}

function valueWithout(name: string): string {
  if (REQUIRED_SECRETS.includes(name)) return "made once in `DATA_DIR`; none in production";
  const variable = VARIABLES[name]!;
  const { unset } = metaOf(variable);
  if (unset) return unset;
  // Lists have an `unset` of their own: a default is a word, a number or a flag.
  const { data } = variable.safeParse(undefined) as { data?: string | number | boolean };
  return data === undefined ? "none" : `\`${data}\``;
}

/** A condition of the meta that begins with production already says where. */
function whenRequired(always: boolean, condition = ""): string {
  if (!always || condition.startsWith("in production")) return condition;
  return condition ? `in production; ${condition}` : "in production";
}

/** Table with columns as wide as Prettier makes them. */
function table(rows: string[][]): string {
  const widths = HEADING.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  const lineOf = (cells: string[], filler = " ") =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at]!, filler)).join(" | ")} |\n`;
  const [heading = [], ...body] = rows;
  return [
    lineOf(heading),
    lineOf(
      HEADING.map(() => ""),
      "-",
    ),
    ...body.map((row) => lineOf(row)),
  ].join("");
}
