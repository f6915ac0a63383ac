import { HtmlValidate, StaticConfigLoader } from "html-validate";

/** The HTML standard and what it takes to be read aloud; how the markup is laid out is the renderer's. */
const revisor = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
      // ARIA 1.2 lets a list, a group and a section have a name.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
      // Safari takes no list for one that shows no marks (WebKit bug 170179), unless its role says so.
      "no-redundant-role": "off",
      "prefer-native-element": ["error", { exclude: ["list"] }],
      // The box of the header sends with Enter and with the key of a telephone's keyboard, as every search box does.
      "wcag/h32": "off",
      // A question is the heading of its page and names its group (`aria-labelledby`); axe sees that each has a name.
      "wcag/h71": "off",
      // Pages that wait for an hour look again by themselves where no script does.
      "meta-refresh": "off",
    },
  }),
);

/** What is wrong in a page, each with the markup round it. */
export function faltasDeMarcado(html: string): string[] {
  const lineas = html.split("\n");
  return revisor.validateStringSync(html).results.flatMap(({ messages }) =>
    messages.flatMap(({ ruleId, message, line, column }) => {
      // The same in the body: what waits stands there, and every browser obeys it.
      if (message.startsWith("<meta> element is not permitted")) return [];
      const donde = lineas[line - 1]?.slice(Math.max(0, column - 60), column + 100);
      return [`${ruleId}: ${message} (…${donde}…)`];
    }),
  );
}
