import { HtmlValidate, StaticConfigLoader } from "html-validate";

/**
 * Checker of pages' HTML, with the rules of the standard and those that reading aloud needs. The layout of the markup
 * is the renderer's.
 */
const revisor = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
      // ARIA 1.2 lets a list, a group and a section have a name, so `aria-label` is allowed on them.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
      // The role stays allowed: Safari reads a list without marks as no list (WebKit bug 170179), unless its role
      // says so.
      "no-redundant-role": "off",
      "prefer-native-element": ["error", { exclude: ["list"] }],
      // A submit button is not required: the search box of the header sends with Enter, and with the same key of a
      // telephone's keyboard.
      "wcag/h32": "off",
      // A legend is not required: a question is the heading of its page and names its group (`aria-labelledby`); axe
      // checks that each group has a name.
      "wcag/h71": "off",
      // A reload by `<meta>` is allowed: a page that waits for an hour reloads itself when scripts do not.
      "meta-refresh": "off",
    },
  }),
);

/** Faults in the HTML of a page, each with the text around it. */
export function faltasDeMarcado(html: string): string[] {
  const lineas = html.split("\n");
  return revisor.validateStringSync(html).results.flatMap(({ messages }) =>
    messages.flatMap(({ ruleId, message, line, column }) => {
      // A `<meta>` that arrives late may stand in the body: every browser follows it.
      if (message.startsWith("<meta> element is not permitted")) return [];
      const donde = lineas[line - 1]?.slice(Math.max(0, column - 60), column + 100);
      return [`${ruleId}: ${message} (…${donde}…)`];
    }),
  );
}
