import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import ts from "typescript";
import { afterAll, describe, expect, it } from "vitest";

/** A source file as the rules see it: its path from the top, its text, and what it imports. */
interface Source {
  file: string;
  text: string;
  tree: ts.SourceFile;
  /** Imports as written: a package, or a path from the top for a file of ours. */
  imports: string[];
}

interface Rule {
  name: string;
  /** Gives the faults of a file, one line for each. The rule may look at all files. */
  check: (source: Source, all: readonly Source[]) => string[];
  /** A file that breaks the rule: the test of the test. */
  breaches: Record<string, string>;
  /** Files beside the breach, for a rule about several files. */
  beside?: Record<string, string>;
  /** True when the drills have to keep the rule too. */
  ofTheDrills?: true;
}

/** Processes begin here: these join the pages and the server, which otherwise know nothing of each other. */
const ENTRY_POINTS = ["main", "serveSite", "dev", "pages", "staff"].map((name) => `server/http/${name}.ts`);
const CLOCK_READERS = ["server/composition.ts", "server/product.ts", "server/ops/main.ts"];
const COMPOSITION_POINT = "app/services.server.ts";

/** Large libraries that a process needs only when they are configured. */
const LARGE =
  /^(nodemailer|@sentry\/core|openid-client|prom-client|@opentelemetry\/.*|@myriaddreamin\/.*|@resvg\/.*)$/;

/** Files that import those libraries: an `import()` reaches them, or a program other than the server. */
const LOADED_WHEN_CONFIGURED = [
  "server/avisos/correo/cartero",
  "server/platform/fallos/sentry",
  "server/cuentas/identidad/oidc",
  "server/platform/oidc/cliente",
  "server/platform/observation/traces",
  "server/platform/observation/metrics",
];

/** The contract of every module names what the modules give each other: who sells, who is owed, who may see what. */
const MEETINGS: Record<string, string[]> = {
  "server/platform/module.ts": [
    "app/domain/cuentas/accesosADatos/accesoADatos",
    "app/domain/ventas/cupones/usarCupon",
    "app/domain/ventas/pedidos/vendible",
  ],
  "server/platform/services.ts": [
    "app/domain/cuentas/accesosADatos/accesoADatos",
    "app/domain/ventas/pedidos/vendible",
  ],
};
/** Names in a repository that look like another context's table and are not, each with its reason. */
const EXCEPTIONS: Record<string, string[]> = {
  // Names of counters.
  "server/platform/repositories/versiones.ts": ["politicas", "sorteos"],
};
const WITH_SQL =
  /^server\/([^/]+\/(repositories\/|tables\.ts$|[^/]+\/(repository|noun)\.ts$)|platform\/(database|migrations|respaldo)\/|seed\/)/;

/** Files that read a form without `recibir`, each with its reason. */
const READ_BY_HAND: Record<string, string> = {
  "app/shell/formularios/envio.server.ts": "is it",
  "app/features/agenda/videollamada/sala.server.ts":
    "the signalling of a call: no screen, and its answer is no form",
  "app/features/contenido/play/avance.route.ts": "how far a player is: no screen, and its answer is a status",
  "app/features/sitio/medicion/velocidad.route.ts":
    "how fast a page felt: no screen, and its answer is a status",
  "app/features/cuentas/identidad/iniciarSesion.server.ts":
    "a strategy refuses by throwing, and its failure is told too",
  "app/features/cuentas/identidad/autenticador.server.ts":
    "a strategy again: what it reads was checked before",
  "app/features/cuentas/actualizacion/actualizar.server.ts": "what was typed is kept where the service fails",
};

/** Files that take a form of a known person and ask for no terms before, each with its reason. */
const BEFORE_ANY_TERMS: Record<string, string> = {
  "app/features/cuentas/identidad/cerrarSesion.route.tsx": "whoever agrees to nothing may leave",
  "app/features/cuentas/registro/registro.server.ts": "nobody has signed in",
  "app/features/contenido/play/video.server.ts": "its form is another file's, which asks",
  "app/features/agenda/videollamada/sala.server.ts":
    "the session was booked before, and nobody is kept from it",
  "app/features/agenda/videollamada/videollamada.route.tsx":
    "the session was booked before, and nobody is kept from it",
  "app/features/reclamos/presentar/reclamo.server.ts":
    "the complaints book takes a sheet from anybody (Ley 29571, art. 150)",
  "app/features/talleres/sala/latido.route.ts":
    "the place was taken before, and says nothing but that they came",
};

/** Fields of free text that no rule of words reads for danger, each with its reason. */
const NOT_READ_FOR_DANGER: Record<string, string> = {
  "app/features/agenda/videollamada/Chat.tsx": "the specialist reads it as it is written, face to face",
  "app/features/equipo/derechos/Brechas.tsx": "the staff writes it, about a breach",
  "app/features/equipo/derechos/Solicitud.tsx": "the staff writes it, to the person of a request",
  "app/features/equipo/moderacion/Decidir.tsx": "a moderator writes it: the reason of an act",
  "app/features/equipo/moderacion/Revision.tsx": "shows a reason of the moderator again, and sends nothing",
  "app/features/equipo/reclamos/Escribir.tsx": "the staff writes it, to the person of a complaint",
  "app/features/sitio/desarrollo/MuestrarioDeCampos.tsx": "shows a component, and sends nothing",
};

/** Files whose links open another tab: documents, and the proof of a member, whose site no window of the app shows. */
const OPENS_A_TAB = ["app/shell/marco/EnlaceADocumento.tsx", "app/features/equipo/marco/CampoDeCodigo.tsx"];

/** Files that may name a status: the map of refusals, and the failures before any endpoint is asked. */
const SPEAKS_HTTP = ["server/platform/api/endpoint.ts", "server/http/"];

const ROUTE_LINES = 60;
/** The file that joins all contexts, and grows with none of their nouns. */
const OPENS_ALL = "server/services.ts";
const OPENS_ALL_LINES = 80;
/** Routes that may be longer, each with its reason: none is. */
const LONG_ROUTES: string[] = [];

/** The contexts, low to high, as the server joins them: each may use those before it, and none of those after it. */
const [, CONTEXTS = ""] = / CONTEXTS = \{([\s\w,]+)\}/.exec(readFileSync("server/modules.ts", "utf8")) ?? [];
const ORDER: readonly string[] = CONTEXTS.match(/\w+/g) ?? [];
/** Below every context, in the domain and on the server. */
const GROUND = ["shared", "platform"];

/** The pages that belong to no context, above all of them. */
const SITE = "sitio";

/** The pages of the staff. */
const STAFF = "equipo";

/** Files whose constants the build marks as free of effects. */
const [, MARKED_BY_THE_BUILD = ""] =
  / WITHOUT_EFFECTS =\s+\/(.+)\/;/.exec(readFileSync("vite.config.ts", "utf8")) ?? [];
const WITHOUT_EFFECTS = new RegExp(MARKED_BY_THE_BUILD);
/** Globals that a constant may use while its file is loaded. */
const HARMLESS = new Set([
  "Array",
  "Date",
  "Int32Array",
  "Intl",
  "JSON",
  "Map",
  "Math",
  "Number",
  "Object",
  "RegExp",
  "Set",
  "String",
  "TextEncoder",
  "Uint8Array",
]);

/** The page that shows every component uses none. */
const SHOWCASE = "app/features/sitio/desarrollo";

/**
 * Layer and context of a file of the domain, of the screens or of the server, and its level: above every context when
 * it belongs to none.
 */
function levelOf(file: string): { layer: string; context: string; level: number } | null {
  const [, layer, context] = /^(app\/domain|app\/features|server)\/([^/]+)/.exec(file) ?? [];
  if (!layer || !context) return null;
  if (GROUND.includes(context)) return { layer, context, level: -1 };
  // The screens of the staff show every context, and stand above all of them.
  if (layer === "app/features" && context === STAFF) return { layer, context, level: ORDER.length };
  const level = ORDER.indexOf(context);
  return { layer, context, level: level === -1 ? ORDER.length : level };
}

/** Services of contexts that a page or an endpoint uses: `services.agenda`, or a destructuring of `services`. */
function servicesAskedBy(tree: ts.Node): string[] {
  return nodes(tree).flatMap((node) => {
    if (ts.isPropertyAccessExpression(node)) {
      return node.expression.getText() === "services" ? [node.name.text] : [];
    }
    if (!ts.isBindingElement(node)) return [];
    const { parent: of } = node.parent;
    const whole = ts.isBindingElement(of)
      ? of.propertyName
      : ts.isVariableDeclaration(of)
        ? of.initializer
        : null;
    return whole?.getText() === "services" ? [(node.propertyName ?? node.name).getText()] : [];
  });
}

const PORTS = new WeakMap<readonly Source[], Map<string, Source>>();

/** Source of each port: `citas` belongs to the context whose repository file adds it. Computed once for each house. */
function portsOf(sources: readonly Source[]): Map<string, Source> {
  const known = PORTS.get(sources);
  if (known) return known;
  const ports = new Map(
    sources.flatMap((source) =>
      nodes(source.tree).flatMap((node): [string, Source][] =>
        ts.isInterfaceDeclaration(node) && node.name.text === "Repositorios"
          ? node.members.flatMap((member): [string, Source][] =>
              member.name ? [[member.name.getText(), source]] : [],
            )
          : [],
      ),
    ),
  );
  PORTS.set(sources, ports);
  return ports;
}

/** Repositories that a node names: `repos.citas`, `trx.citas`, or a destructuring of either. */
function repositoriesNamedBy(node: ts.Node): string[] {
  if (ts.isPropertyAccessExpression(node)) {
    return /(^|\.)(repos|trx)$/.test(node.expression.getText()) ? [node.name.text] : [];
  }
  if (!ts.isObjectBindingPattern(node)) return [];
  const { parent } = node;
  const of = ts.isBindingElement(parent)
    ? (parent.propertyName ?? parent.name)
    : ts.isVariableDeclaration(parent)
      ? parent.initializer
      : parent.type;
  return /(^|\.)(repos|trx)$|^Repos</.test(of?.getText() ?? "")
    ? node.elements.map(({ propertyName, name }) => (propertyName ?? name).getText())
    : [];
}

const OWNERS = new WeakMap<readonly Source[], Map<string, { context: string; level: number }>>();

/** Owner of each table: the contexts' interfaces declare the tables, and each module declares its own. */
function ownersOf(sources: readonly Source[]): Map<string, { context: string; level: number }> {
  const known = OWNERS.get(sources);
  if (known) return known;
  const owners = new Map(
    sources.flatMap(({ file, tree }) => {
      const home = levelOf(file);
      if (home?.layer !== "server") return [];
      return nodes(tree).flatMap((node): [string, { context: string; level: number }][] =>
        ts.isInterfaceDeclaration(node) && /.Tables$/.test(node.name.text)
          ? node.members.flatMap((member) => (member.name ? [[member.name.getText(), home]] : []))
          : [],
      );
    }),
  );
  OWNERS.set(sources, owners);
  return owners;
}

/** Tables that SQL names, written or only read. A written table with a variable name may be any of those named. */
function tablesNamedBy(tree: ts.Node): { table: string; written: boolean }[] {
  const all = nodes(tree);
  const writes = all.filter(
    (node): node is ts.CallExpression =>
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      /^(insertInto|updateTable|deleteFrom|mergeInto|replaceInto)$/.test(node.expression.name.text),
  );
  const written = new Set<ts.Node>(
    writes.map(({ arguments: [table] }) => table!).filter((table) => ts.isStringLiteralLike(table)),
  );
  const any = written.size < writes.length;
  return all.flatMap((node) => {
    if (ts.isStringLiteralLike(node) && /^\w+( as \w+)?$/.test(node.text)) {
      return [{ table: node.text.split(" ")[0]!, written: any || written.has(node) }];
    }
    if (!ts.isTaggedTemplateExpression(node) || !/^sql\b/.test(node.tag.getText())) return [];
    return [...node.template.getText().matchAll(/\b(from|join|into|update|delete\s+from)\s+"?(\w+)/gi)].map(
      ([, how, table]) => ({ table: table!, written: /into|update|delete/i.test(how!) }),
    );
  });
}

/** The use cases that a file exports: functions or constants called `make…`. */
function madeIn(tree: ts.SourceFile): (ts.FunctionDeclaration | ts.VariableDeclaration)[] {
  return tree.statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement)) return [];
    if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const declared = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : ts.isFunctionDeclaration(statement)
        ? [statement]
        : [];
    return declared.filter(({ name }) => /^make[A-Z]/.test(name?.getText() ?? ""));
  });
}

/** Types of values that are handed over: a function, or a seller. */
const isGiven = (node: ts.Node) =>
  ts.isFunctionTypeNode(node) ||
  (ts.isTypeReferenceNode(node) && /^(Vendible|EnVenta)$/.test(node.typeName.getText()));

/**
 * The repositories that a type names, and whether it hands them over. A set of ports shared by several types has a
 * name, here or in a file beside.
 */
function keysOf(type: ts.Node, source: Source, all: readonly Source[]): { key: string; given: boolean }[] {
  const ports = portsOf(all);
  const seen = new Set<string>();
  const look = (node: ts.Node, at: Source, within: boolean): { key: string; given: boolean }[] => {
    const given = within || isGiven(node);
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName.getText()
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression.getText()
        : "";
    const named = /^(Deps|Repositorios[A-Z]|Con[A-Z])/.test(name) && !seen.has(`${name} ${given}`);
    if (named) seen.add(`${name} ${given}`);
    const beside = named ? all.filter(({ file }) => at.imports.includes(file.replace(/\.ts$/, ""))) : [];
    const meant = (named ? [at, ...beside] : []).flatMap((one) =>
      one.tree.statements.flatMap((statement) =>
        (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) &&
        statement.name.text === name
          ? look(statement, one, given)
          : [],
      ),
    );
    const text = ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : "";
    const parts: ts.Node[] = [];
    node.forEachChild((part) => void parts.push(part));
    return [
      ...(ports.has(text) ? [{ key: text, given }] : []),
      ...meant,
      ...parts.flatMap((part) => look(part, at, given)),
    ];
  };
  return look(type, source, false);
}

const KEYS = new WeakMap<Source, string[]>();

/** The repositories that a file touches, and those of the files whose functions it calls. */
function touchedOrHandedOn(source: Source, all: readonly Source[]): Set<string> {
  const named = (one: Source) => {
    const known = KEYS.get(one) ?? keysOf(one.tree, one, all).map(({ key }) => key);
    KEYS.set(one, known);
    return known;
  };
  const called = importsOf(source.file, source.tree, "values");
  return new Set([
    ...nodes(source.tree).flatMap((node) =>
      ts.isPropertyAccessExpression(node)
        ? [node.name.text]
        : ts.isBindingElement(node)
          ? [(node.propertyName ?? node.name).getText()]
          : [],
    ),
    ...all.filter(({ file }) => called.includes(file.replace(/\.ts$/, ""))).flatMap(named),
  ]);
}

const TAKES_A_FORM = /export (const|async function|function) action\b|export \{[^}]*\baction\b[^}]*\};/;
const ASKS_WHO = /\b(quienEs|exigirSesion)\(/;
const ASKS_FOR_TERMS = /\b(exigirPersona|exigirPersonaPara|exigirTerminos|faltanTerminos)\(/;

/** Files of the screens that do work for a file, and take no form of their own. */
const handsOf = ({ imports }: Source, all: readonly Source[]) =>
  all.filter(
    ({ file, text }) =>
      file.startsWith("app/features/") &&
      imports.includes(file.replace(/\.tsx?$/, "")) &&
      !TAKES_A_FORM.test(text),
  );

/** Text of a file without its loader: the code that runs when something is sent. */
const withoutLoader = ({ tree }: Source) =>
  tree.statements
    .map((one) => one.getText())
    .filter((one) => !/^export (const|async function|function) loader\b/.test(one))
    .join("\n");

/** True when a file answers a form by `recibir`, or by a function made of it. */
const receives = (tree: ts.SourceFile) =>
  nodes(tree).some(
    (node) => ts.isCallExpression(node) && /^recibir([A-Z]|$)/.test(node.expression.getText()),
  );

const isIn = (folder: string) => (file: string) => file.startsWith(`${folder}/`);
const isOurs = (of: string) => /^(app|server|tests)\//.test(of);
const packageOf = (of: string) =>
  of.startsWith("@") ? of.split("/").slice(0, 2).join("/") : of.split("/")[0]!;

function importsFrom(source: Source, allowed: (of: string) => boolean): string[] {
  return source.imports.filter((of) => !allowed(of)).map((of) => `imports ${of}`);
}

/** Elements of a page that a script without React may change, named by the variables of that script. */
const PARTS_OF_SCRIPTS: Record<string, string[]> = {
  "app/shell/bandeja/guion.ts": ["cuenta", "lleva", "linea"],
  "app/features/busqueda/buscador/guion.ts": ["lista", "cuantas", "elTitulo", "laClase"],
};
/** Folders of these scripts. Their other files are checked too, and may change no element of a page. */
const SCRIPTS = Object.keys(PARTS_OF_SCRIPTS).map((file) => path.dirname(file));
/** Variables of type `FormData`: their `append` changes no element of a page. */
const DATA_OF_FORMS = ["formData"];
const CHANGES_OF_TREES =
  /([\w)\]]+)[!?]?\.(?:append|appendChild|prepend|insertBefore|insertAdjacent\w+|before|after|replaceWith|replaceChildren|remove|removeChild|setHTMLUnsafe)\(|([\w)\]]+)[!?]?\.(?:textContent|innerText|innerHTML|outerHTML|nodeValue|data) =(?!=)/g;

/** The makers of fields: they alone make texts of zod's. */
const FIELDS = "app/domain/shared/campos.ts";
/** Parts of an endpoint that read what a program sends. */
const PARTS_SENT = ["parametros", "consulta", "cuerpo"];

const isTextOfZod = (node: ts.Node): node is ts.PropertyAccessExpression =>
  ts.isPropertyAccessExpression(node) &&
  /^(z|zod)(\.coerce)?\.string$/.test(node.getText().replace(/\s/g, ""));

/** True for a part of the endpoint itself, and not of its answer. */
const isOfEndpoint = ({ parent: { parent: call } }: ts.PropertyAssignment) =>
  ts.isCallExpression(call) && call.expression.getText() === "endpoint";

function isOfWhatIsSent(node: ts.Node): boolean {
  for (let around = node.parent; !ts.isSourceFile(around); around = around.parent)
    if (ts.isPropertyAssignment(around) && PARTS_SENT.includes(around.name.getText()) && isOfEndpoint(around))
      return true;
  return false;
}

const RULES: Rule[] = [
  {
    name: "a sale names no seller: neither its files nor its repositories",
    check: (source, all) => {
      if (!isIn("app/domain/ventas")(source.file)) return [];
      const sales = ORDER.indexOf("ventas");
      const repositories = portsOf(all);
      return [
        ...importsFrom(source, (of) => !isOurs(of) || (levelOf(of)?.level ?? ORDER.length) <= sales),
        ...nodes(source.tree).flatMap((node) =>
          repositoriesNamedBy(node).flatMap((name) => {
            const home = repositories.get(name);
            return home && levelOf(home.file)!.level > sales ? [`asks for ${name}`] : [];
          }),
        ),
      ];
    },
    breaches: {
      "app/domain/ventas/pagos/a.ts": `import type { Cita } from "../../agenda/citas/cita";`,
      "app/domain/ventas/pagos/b.ts": `import { bonos } from "../../paquetes/saldo/saldo";`,
      "app/domain/ventas/pagos/c.ts": `export const leer = (trx: any) => trx.cosas.porId("x");`,
      "app/domain/ventas/pagos/d.ts": `export const leer = ({ deps }: any) => deps.repos.cosas.porId("x");`,
      "app/domain/ventas/pagos/e.ts": `export const leer = ({ cosas: suyas }: Repos<K>) => suyas.porId("x");`,
    },
    beside: {
      "app/domain/talleres/cosas/repositorio.ts": `declare module "x" { interface Repositorios { cosas: object } }`,
    },
  },
  {
    name: "the domain imports itself, zod and date-fns",
    check: (source) =>
      isIn("app/domain")(source.file)
        ? importsFrom(source, (of) =>
            isOurs(of) ? isIn("app/domain")(of) : ["zod", "date-fns", "@date-fns/tz"].includes(packageOf(of)),
          )
        : [],
    breaches: {
      "app/domain/citas/a.ts": `import { sql } from "kysely";`,
      "app/domain/citas/b.ts": `import type { Db } from "../../../server/platform/database/client";`,
      "app/domain/citas/c.ts": `import { Button } from "~/components/Button";`,
      "app/domain/citas/d.ts": `import { randomUUID } from "node:crypto";`,
      "app/domain/citas/e.ts": `export { x } from "react";`,
    },
  },
  {
    name: "the domain is told the time and is given what is random",
    check: ({ file, tree }) =>
      isIn("app/domain")(file)
        ? nodes(tree).flatMap((node) => {
            if (ts.isNewExpression(node) && node.expression.getText() === "Date" && !node.arguments?.length) {
              return ["new Date()"];
            }
            if (!ts.isPropertyAccessExpression(node)) return [];
            return ["Date.now", "Math.random", "crypto.randomUUID", "performance.now"].filter(
              (clock) => node.getText() === clock,
            );
          })
        : [],
    breaches: {
      "app/domain/citas/a.ts": `export const ahora = new Date();`,
      "app/domain/citas/b.ts": `export const ahora = () => Date.now();`,
      "app/domain/citas/c.ts": `export const suerte = Math.random;`,
    },
  },
  {
    name: "every folder of the domain and of the screens is a context, or the one that is there for none",
    check: ({ file }) => {
      const level = levelOf(file);
      if (!level || level.layer === "server" || ORDER.includes(level.context)) return [];
      return level.context === (level.layer === "app/domain" ? "shared" : SITE)
        ? []
        : [`${level.context} is no context`];
    },
    breaches: {
      "app/features/inventado/a.ts": "export {};",
      "app/features/shared/a.ts": "export {};",
      "app/domain/inventado/a.ts": "export {};",
    },
  },
  {
    name: "contexts stand in one order in every layer and across them: imports, types included, go down only",
    check: (source) => {
      const from = levelOf(source.file);
      if (!from || from.level === ORDER.length) return [];
      return importsFrom(source, (of) => {
        const to = levelOf(of);
        return (
          !to ||
          to.level < from.level ||
          to.context === from.context ||
          (GROUND.includes(from.context) && GROUND.includes(to.context)) ||
          (MEETINGS[source.file] ?? []).includes(of)
        );
      });
    },
    breaches: {
      "app/domain/avisos/a.ts": `import type { Cita } from "../agenda/citas/cita";`,
      "app/domain/shared/a.ts": `export { x } from "../cuentas/personas/persona";`,
      "app/features/avisos/notificaciones/a.ts": `import type { Cita } from "~/domain/agenda/citas/cita";`,
      "app/features/cuentas/plan/a.ts": `import type { Pie } from "../../sitio/portada/Pie";`,
      "server/avisos/a.ts": `import type { Cita } from "../../app/domain/agenda/citas/cita";`,
      "server/avisos/repositories/b.ts": `export type { Cita } from "../../../app/domain/agenda/citas/cita";`,
      "server/platform/a.ts": `import { open } from "../services";`,
      "server/ventas/a.ts": `import type { B } from "../http/http";`,
    },
  },
  {
    name: "no use case may touch everything that is stored: it names what it does",
    check: ({ file, tree }) =>
      isIn("app/domain")(file)
        ? nodes(tree).flatMap((node) => {
            if (!ts.isTypeReferenceNode(node) || node.getText() !== "Repositorios") return [];
            const { parent } = node;
            const isOneOfThem = ts.isTypeOperatorNode(parent);
            const around = isOneOfThem ? parent.parent : parent;
            const isNarrowed = isOneOfThem
              ? ts.isTypeParameterDeclaration(around) || around.getText().startsWith("Extract<")
              : around.getText().startsWith("Pick<");
            return isNarrowed ? [] : [around.getText()];
          })
        : [],
    breaches: {
      "app/domain/shared/puertos.ts": `export type Todos = keyof Repositorios;`,
      "app/domain/ventas/b.ts": `export const ver = ({ repos }: Deps<keyof Repositorios>) => repos.citas;`,
      "app/domain/avisos/c.ts": `export const ver = ({ repos }: Deps<keyof Repositorios>) => repos.citas;`,
      "app/domain/avisos/d.ts": `export const ver = (repos: Repositorios) => repos.citas;`,
    },
  },
  {
    name: "a repository that a use case says it may touch is touched in its file, or handed on to who touches it",
    check: (source, all) => {
      if (!isIn("app/domain")(source.file)) return [];
      const made = madeIn(source.tree);
      const used = made.length > 0 ? touchedOrHandedOn(source, all) : new Set<string>();
      return made.flatMap((one) => {
        const how = ts.isVariableDeclaration(one) ? one.initializer : one;
        const parameters =
          how && (ts.isFunctionDeclaration(how) || ts.isArrowFunction(how)) ? how.parameters : [];
        const said = parameters.flatMap(({ type }) => (type ? keysOf(type, source, all) : []));
        const given = new Set(said.flatMap((one) => (one.given ? [one.key] : [])));
        const idle = [...new Set(said.map(({ key }) => key))].filter(
          (key) => !used.has(key) && !given.has(key),
        );
        return idle.length > 0 ? [`${one.name!.getText()} may touch ${idle.join(", ")}, and does not`] : [];
      });
    },
    breaches: {
      "app/domain/avisos/a.ts": `export function makeVer({ repos }: Deps<"cosas" | "otras">) { return repos.otras; }`,
      "app/domain/avisos/b.ts": `import type { DepsDeVer } from "./deps"; export const makeVer = ({ repos }: DepsDeVer) => repos.otras;`,
      "app/domain/avisos/c.ts": `import { contar } from "./contar"; export function makeVer(deps: Deps<"cosas" | "otras">) { return contar(deps); }`,
    },
    beside: {
      "app/domain/avisos/repositorio.ts": `declare module "x" { interface Repositorios { cosas: object; otras: object } }`,
      "app/domain/avisos/deps.ts": `type RepositoriosAlVer = "cosas" | "otras"; export interface DepsDeVer extends Deps<RepositoriosAlVer> {}`,
      "app/domain/avisos/contar.ts": `export const contar = ({ repos }: Deps<"otras">) => repos.otras;`,
    },
  },
  {
    name: "the port of a repository speaks of entities, and none of them stands in the file of a use case",
    check: ({ file, imports }, all) =>
      /^app\/domain\/.*\/repositorio\.ts$/.test(file)
        ? all
            .filter(
              (other) => imports.includes(other.file.replace(/\.ts$/, "")) && madeIn(other.tree).length > 0,
            )
            .map((other) => `imports ${other.file}, which makes use cases`)
        : [],
    breaches: {
      "app/domain/avisos/cosas/repositorio.ts": `import type { Cosa } from "./cosa";`,
      "app/domain/agenda/otras/repositorio.ts": `import type { Cosa } from "../../avisos/cosas/cosa";`,
    },
    beside: {
      "app/domain/avisos/cosas/cosa.ts":
        "export interface Cosa { id: string } export const makeVer = () => 1;",
    },
  },
  {
    name: "a repository writes its context's tables, and reads those and what stands lower",
    check: (source, all) => {
      const from = levelOf(source.file);
      if (!from || !WITH_SQL.test(source.file) || from.level === ORDER.length) return [];
      if (isIn("server/platform/migrations")(source.file)) return [];
      const owners = ownersOf(all);
      return tablesNamedBy(source.tree).flatMap(({ table, written }) => {
        const owner = owners.get(table);
        if (!owner || owner.context === from.context || EXCEPTIONS[source.file]?.includes(table)) return [];
        if (written) return [`writes ${table}, which is of ${owner.context}`];
        return owner.level > from.level ? [`reads ${table}, which is of ${owner.context}`] : [];
      });
    },
    breaches: {
      "server/avisos/repositories/a.ts": `export const a = (db: any) => db.selectFrom("cosas").selectAll();`,
      "server/avisos/repositories/b.ts": `export const b = (db: any) => db.selectFrom(["correos as c", "cosas as d"]);`,
      "server/avisos/repositories/c.ts": "export const c = sql`select 1 from cosas where id = ${1}`;",
      "server/avisos/repositories/d.ts": `export const d = (db: any) => db.selectFrom("correos").leftJoin("cosas as c");`,
      "server/avisos/repositories/e.ts": `export const e = (db: any, t: "cosas" | "correos") => db.selectFrom(t);`,
      "server/talleres/repositories/a.ts": `export const a = (db: any) => db.updateTable("cosas").set({ a: 1 });`,
      "server/talleres/repositories/b.ts": "export const b = sql`delete from cosas`;",
      "server/talleres/repositories/c.ts": `export const c = (db: any, t: "cosas" | "talleres") => db.deleteFrom(t);`,
    },
    beside: {
      "server/agenda/tables.ts": "export interface AgendaTables { cosas: object }",
    },
  },
  {
    name: "a use case touches the repositories of its own and of lower contexts",
    check: (source, all) => {
      const from = levelOf(source.file);
      if (from?.layer !== "app/domain") return [];
      const ports = portsOf(all);
      return nodes(source.tree).flatMap((node) =>
        // A set of ports that several use cases touch has a name of its own (`Repositorios…`).
        (ts.isTypeAliasDeclaration(node) && /^Repositorios[A-Z]/.test(node.name.text)) ||
        ((ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) &&
          /^(Deps|DepsConSitio|Repos)$/.test(
            (ts.isTypeReferenceNode(node) ? node.typeName : node.expression).getText(),
          ))
          ? nodes(node).flatMap((key) => {
              if (!ts.isStringLiteral(key)) return [];
              const home = ports.get(key.text);
              return home && levelOf(home.file)!.level > from.level ? [`touches ${key.text}`] : [];
            })
          : [],
      );
    },
    breaches: {
      "app/domain/avisos/a.ts": `export const ver = ({ repos }: Deps<"cosas">) => repos;`,
      "app/domain/avisos/b.ts": `export type RepositoriosAlVer = "correos" | "cosas";`,
    },
    beside: {
      "app/domain/agenda/cosas/repositorio.ts": `declare module "x" { interface Repositorios { cosas: object } }`,
    },
  },
  {
    name: "a context of the server reaches another one through its module",
    check: (source) => {
      const from = levelOf(source.file);
      if (from?.layer !== "server" || !ORDER.includes(from.context)) return [];
      const reached = importsFrom(source, (of) => {
        const to = levelOf(of);
        return (
          to?.layer !== "server" ||
          !ORDER.includes(to.context) ||
          to.context === from.context ||
          of.endsWith("/module")
        );
      });
      return reached;
    },
    breaches: {
      "server/agenda/a.ts": `import { makePagoRepository } from "../ventas/repositories/pagos";`,
    },
  },
  {
    name: "a screen or an endpoint asks its own and lower contexts",
    check: (source) => {
      const from = levelOf(source.file);
      if (!from || !ORDER.includes(from.context)) return [];
      return servicesAskedBy(source.tree)
        .filter((name) => ORDER.indexOf(name) > from.level)
        .map((name) => `asks services.${name}`);
    },
    breaches: {
      "server/cuentas/api/a.ts": `export const a = (services: any) => services.agenda.verAgenda();`,
      "server/cuentas/api/b.ts": `export const b = ({ services: { agenda: { verAgenda } } }: any) => verAgenda();`,
      "app/features/cuentas/plan/a.server.ts": `export const a = () => services.paquetes.verSaldo();`,
      "app/features/cuentas/plan/b.server.ts": `const { paquetes } = services; export { paquetes };`,
    },
  },
  {
    name: "no file imports what imports it, types included, however long the way around",
    check: (source, all) => {
      const circle = circleThrough(source, all);
      return circle ? [`goes around: ${circle.join(" → ")}`] : [];
    },
    breaches: {
      "app/features/agenda/A.tsx": `import { b } from "./B"; export const a = b;`,
      "server/agenda/a.ts": `import type { B } from "./b"; export type A = B;`,
      "tests/load/a.ts": `import { b } from "./reservas/b"; export const a = b;`,
    },
    ofTheDrills: true,
    beside: {
      "app/features/agenda/B.tsx": `import type { a } from "./A"; export const b = 1 as unknown as typeof a;`,
      "server/agenda/b.ts": `export type C = import("./c").C; export type B = C;`,
      "server/agenda/c.ts": `export type { A as C } from "./a";`,
      "tests/load/reservas/b.ts": `import type { a } from "../a"; export const b = 1 as unknown as typeof a;`,
    },
  },
  {
    name: "nouns and screens of a context stand in an order: no folder imports what imports it, types included",
    check: (source, all) => {
      const folders = foldersOf(all);
      const own = folders.find(({ file }) => file === folderOf(source.file));
      const circle = own && circleThrough(own, folders);
      const first = source.imports.filter((of) => folderOf(of) === circle?.[1]);
      return first.map((of) => `imports ${of}: ${circle!.join(" → ")}`);
    },
    breaches: {
      "app/domain/agenda/cosas/a.ts": `import type { B } from "../otras/b"; export type A = B;`,
      "app/domain/agenda/cosas/c.ts": `export type C = import("../cosa").C;`,
      "app/features/agenda/zona/Zona.tsx": `import { Sala } from "../sala/Sala"; export const zona = Sala;`,
    },
    // These files import each other in no circle.
    beside: {
      "app/features/agenda/sala/Sala.tsx": `export const Sala = () => null;`,
      "app/features/agenda/sala/sala.ts": `import type { a } from "../zona/a"; export type S = typeof a;`,
      "app/features/agenda/zona/a.ts": `export const a = 1;`,
      "app/domain/agenda/otras/b.ts": `export type B = string;`,
      "app/domain/agenda/otras/c.ts": `import { d } from "../mas/d"; export const c = d;`,
      "app/domain/agenda/mas/d.ts": `import type { E } from "../cosas/e"; export const d: E = "";`,
      "app/domain/agenda/cosas/e.ts": `export type E = string;`,
      "app/domain/agenda/cosa.ts": `export type C = number;`,
      "app/domain/agenda/ver.ts": `import type { E } from "./cosas/e"; export type V = E;`,
    },
  },
  {
    name: "a file that the build marks as free of effects only declares: the browser may leave out what is not used",
    check: ({ file, tree }) => {
      if (!WITHOUT_EFFECTS.test(`/${file}`)) return [];
      const own = new Set(
        nodes(tree).flatMap((node) =>
          (ts.isVariableDeclaration(node) ||
            ts.isFunctionDeclaration(node) ||
            ts.isClassDeclaration(node) ||
            ts.isParameter(node) ||
            ts.isImportSpecifier(node) ||
            ts.isImportClause(node) ||
            ts.isNamespaceImport(node)) &&
          node.name
            ? [node.name.getText()]
            : [],
        ),
      );
      return tree.statements.flatMap((statement) =>
        ts.isVariableStatement(statement)
          ? whileLoading(statement).flatMap((node) => (hasEffect(node, own) ? [node.getText()] : []))
          : declares(statement)
            ? []
            : [statement.getText()],
      );
    },
    breaches: {
      "app/features/agenda/zona/intenciones.ts": `export const CANCELAR = "cancelar"; document.title = CANCELAR;`,
      "app/features/talleres/vivo/filtros.ts": `export const guardado = localStorage.getItem("filtro");`,
      "app/shell/compra/formulario.ts": `let veces = 0; export const vez = veces++;`,
      "app/domain/agenda/a.ts": `export const pagina = await fetch("/");`,
      "app/domain/agenda/b.ts": `import { z } from "zod"; z.config({ jitless: true });`,
      "app/domain/agenda/c.ts": `import { z } from "zod"; export const a = z.string(); export const b = a.min((console.log(1), 2));`,
    },
  },
  {
    name: "the clock is read where the services are put together, and handed on from there",
    check: ({ file, tree }) =>
      CLOCK_READERS.includes(file)
        ? []
        : nodes(tree).flatMap((node) => {
            const read = node.getText();
            if (ts.isNewExpression(node) && /^new Date(\(\))?$/.test(read)) return [read];
            if (ts.isCallExpression(node) && read === "Date()") return [read];
            return ts.isPropertyAccessExpression(node) && read === "Date.now" ? [read] : [];
          }),
    breaches: {
      "server/agenda/jobs.ts": `export const ahora = new Date();`,
      "server/agenda/videollamada/b.ts": `export const ahora = Date.now;`,
      "app/components/C.tsx": `export const C = () => <p>{Date()}</p>;`,
    },
  },
  {
    name: "nothing of the product can set its clock: what does that belongs to the tests",
    check: ({ text }) => text.match(/RELOJ_ADELANTO|faketime|NODE_OPTIONS/g) ?? [],
    breaches: { "server/platform/config.ts": `export const adelanto = process.env.RELOJ_ADELANTO_EN_MS;` },
  },
  {
    name: "pages never import the server, except the one composition point",
    check: (source) =>
      isIn("app")(source.file) && source.file !== COMPOSITION_POINT
        ? importsFrom(source, (of) => !isIn("server")(of) && !isIn("tests")(of))
        : [],
    breaches: {
      "app/features/citas/citas.route.tsx": `import { openDb } from "../../../server/platform/database/client";`,
      "app/shell/marco/Pie.tsx": `import type { Config } from "../../../server/platform/config";`,
      "app/root.tsx": `const config = await import("../server/platform/config");`,
    },
  },
  {
    name: "the server imports itself and the domain, except where a process begins",
    check: (source) =>
      isIn("server")(source.file) && !ENTRY_POINTS.includes(source.file)
        ? importsFrom(source, (of) => !isOurs(of) || isIn("server")(of) || isIn("app/domain")(of))
        : [],
    breaches: {
      "server/agenda/api/citas.ts": `import { services } from "../../../app/services.server";`,
      "server/agenda/jobs.ts": `import { Pie } from "~/shell/marco/Pie";`,
    },
  },
  {
    name: "a process begins without the large libraries that its configuration does not ask for",
    check: ({ file, tree }) => {
      const isLate = (of: string) => LOADED_WHEN_CONFIGURED.some((one) => of.startsWith(one));
      if (!isIn("server")(file) || isLate(file)) return [];
      return importsOf(file, tree, "values")
        .filter((of) => LARGE.test(of) || isLate(of))
        .map((of) => `imports ${of}`);
    },
    breaches: {
      "server/avisos/correo/aviso.ts": `import nodemailer from "nodemailer";`,
      "server/composition.ts": `import { makePuertaOidc } from "./cuentas/identidad/oidc";`,
    },
  },
  {
    name: "a migration imports only kysely and columns, and the first one its parts",
    check: (source) => {
      if (!isIn("server/platform/migrations")(source.file)) return [];
      const isPart = isIn("server/platform/migrations/base");
      const isFirst = isPart(source.file) || source.file.endsWith("_base.ts");
      return importsFrom(
        source,
        (of) => of === "kysely" || (isPart(of) && (isFirst || of.endsWith("/columns"))),
      );
    },
    breaches: {
      "server/platform/migrations/20270101T0000_b.ts": `import { agenda } from "./base/agenda";`,
      "server/platform/migrations/20260101T0000_a.ts": `import type { Tables } from "../database/schema";`,
    },
  },
  {
    name: "a feature never imports another feature",
    check: (source) => {
      const own = /^app\/features\/[^/]+\//.exec(source.file)?.[0];
      return own ? importsFrom(source, (of) => !isIn("app/features")(of) || of.startsWith(own)) : [];
    },
    breaches: {
      "app/features/agenda/agenda.route.tsx": `import { Tarjeta } from "~/features/citas/Tarjeta";`,
    },
  },
  {
    name: "what every page shares knows no feature",
    check: (source) =>
      ["app/components", "app/domain", "app/styles"].some((folder) => isIn(folder)(source.file))
        ? importsFrom(source, (of) => !isIn("app/features")(of) && !isIn("app/shell")(of))
        : [],
    breaches: { "app/components/Button.tsx": `import { datos } from "~/features/portada/datos";` },
  },
  {
    name: "what the screens of one context alone use stands with them, neither in the shell nor among the components",
    check: ({ file, tree }, all) => {
      if (!isIn("app/shell")(file) && !isIn("app/components")(file)) return [];
      // A library of components has a folder of its own and is used as one thing.
      const library = /^app\/components\/\w+\//.exec(file)?.[0];
      const isOfIt = (name: string) =>
        library ? name.startsWith(library) : name === file.replace(/\.tsx?$/, "");
      const users = all.filter(
        (user) => user.imports.some(isOfIt) && !isIn(SHOWCASE)(user.file) && !(library && isOfIt(user.file)),
      );
      const [owner, ...others] = new Set(
        users.map((user) => /^app\/features\/\w+/.exec(user.file)?.[0] ?? "everybody"),
      );
      if (!owner || owner === "everybody" || others.length > 0) return [];
      // A file beside those screens could not ask a service of a higher context.
      const level = levelOf(`${owner}/`)!.level;
      const asksHigher = servicesAskedBy(tree).some((name) => ORDER.indexOf(name) > level);
      return asksHigher ? [] : [`only ${owner} uses it`];
    },
    breaches: {
      "app/shell/pulso.server.ts": "export const pulso = 60;",
      "app/components/Pulso.tsx": "export const Pulso = () => <p>60</p>;",
      "app/components/latidos/Latido.tsx": "export const Latido = () => <p>60</p>;",
    },
    beside: {
      "app/features/medicion/escaner/a.ts": `import { pulso } from "~/shell/pulso.server"; export { pulso };`,
      "app/features/medicion/escaner/b.ts": `export { pulso } from "../../../shell/pulso.server";`,
      "app/features/medicion/escaner/C.tsx": `export { Pulso } from "~/components/Pulso";`,
      "app/features/medicion/escaner/L.tsx": `export { Latido } from "~/components/latidos/Latido";`,
      "app/features/sitio/desarrollo/D.tsx": `export { Pulso } from "~/components/Pulso";`,
    },
  },
  {
    name: "who only asks who somebody is reaches no context above accounts",
    check: (source, all) => {
      if (source.file !== "app/shell/sesion/sesion.server.ts") return [];
      const reached = new Set([source]);
      for (const { imports } of reached)
        for (const one of all)
          if (isIn("app")(one.file) && imports.includes(one.file.replace(/\.tsx?$/, ""))) reached.add(one);
      return [...reached].flatMap(({ file, tree }) =>
        servicesAskedBy(tree)
          .filter((name) => ORDER.indexOf(name) > ORDER.indexOf("cuentas"))
          .map((name) => `${file} asks services.${name}`),
      );
    },
    breaches: {
      "app/shell/sesion/sesion.server.ts": `import { cumplir } from "./actoPendiente.server"; export const entrar = cumplir;`,
    },
    beside: {
      "app/shell/sesion/actoPendiente.server.ts": `export const cumplir = () => services.agenda.verAgenda();`,
    },
  },
  {
    name: "SQL stands only in repositories, and what opens, migrates and copies the database",
    check: (source) =>
      WITH_SQL.test(source.file)
        ? []
        : [
            ...importsFrom(source, (of) => !["kysely", "better-sqlite3", "pg"].includes(packageOf(of))),
            ...nodes(source.tree).flatMap((node) =>
              ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText()) ? ["sql`…`"] : [],
            ),
          ],
    breaches: {
      "server/agenda/api/citas.ts": `import { sql } from "kysely";`,
      "server/agenda/elogios/api.ts": `import { sql } from "kysely";`,
      "server/agenda/jobs.ts": "declare const sql: any; export const q = sql`delete from citas`;",
    },
  },
  {
    name: "no screen writes a style attribute, which the content security policy would not apply",
    check: ({ file, tree }) =>
      isIn("app")(file)
        ? nodes(tree).flatMap((node) =>
            ts.isJsxAttribute(node) && node.name.getText() === "style" ? [node.getText()] : [],
          )
        : [],
    breaches: { "app/components/Barra.tsx": `export const Barra = () => <div style={{ width: 3 }} />;` },
  },
  {
    name: "links load documents",
    check: ({ file, tree }) =>
      isIn("app")(file)
        ? nodes(tree).flatMap((node) =>
            (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
            ["Link", "NavLink", "PrefetchPageLinks", "Scripts"].includes(node.tagName.getText())
              ? [`<${node.tagName.getText()}>`]
              : [],
          )
        : [],
    breaches: { "app/shell/marco/Cabecera.tsx": `export const C = () => <Link to="/">Inicio</Link>;` },
  },
  {
    name: "only the link of a document opens another tab, which the app's windows do not have",
    check: ({ file, tree }) =>
      isIn("app")(file) && !OPENS_A_TAB.includes(file)
        ? nodes(tree).flatMap((node) =>
            ts.isJsxAttribute(node) && node.name.getText() === "target" ? [node.getText()] : [],
          )
        : [],
    breaches: { "app/shell/marco/Pie.tsx": `export const P = () => <a href="/x" target="_blank">x</a>;` },
  },
  {
    name: "nothing that the successor of Remix 2 lacks is used",
    check: ({ file, tree }) =>
      isIn("app")(file)
        ? nodes(tree).flatMap((node) =>
            ts.isImportDeclaration(node) && node.moduleSpecifier.getText().includes("@remix-run/")
              ? nodes(node).flatMap((name) =>
                  ts.isImportSpecifier(name) &&
                  ["json", "defer", "redirectDocument"].includes((name.propertyName ?? name.name).getText())
                    ? [name.getText()]
                    : [],
                )
              : [],
          )
        : [],
    breaches: { "app/features/citas/citas.route.tsx": `import { json } from "@remix-run/node";` },
  },
  {
    name: "no door gives a refusal a status of its own",
    check: ({ file, tree }) =>
      nodes(tree).flatMap((node) => {
        if (ts.isNewExpression(node) && node.expression.getText() === "ErrorDeApi") {
          return SPEAKS_HTTP.some((one) => file.startsWith(one)) ? [] : [node.getText()];
        }
        if (ts.isIfStatement(node)) {
          const done = node.thenStatement.getText().replace(/^\{\s*/, "");
          const byHand = done.startsWith("throw new Response(");
          return byHand && /\.ok\b/.test(node.expression.getText()) ? [node.getText()] : [];
        }
        if (!ts.isCallExpression(node) || node.expression.getText() !== "responder") return [];
        const [data, status] = node.arguments;
        return isIn("app")(file) &&
          status &&
          ts.isNumericLiteral(status) &&
          /RECHAZOS_|rechazado/.test(data!.getText())
          ? [node.getText()]
          : [];
      }),
    breaches: {
      "server/agenda/api/a.ts": `export const no = (r: { rechazo: string }) => new ErrorDeApi(404, r.rechazo, "No.");`,
      "server/agenda/api/b.ts": `export const no = () => new ErrorDeApi(404, "cita-no-existe", "No.");`,
      "app/features/agenda/b.server.ts": `export function b(v: any) { if (!v.ok) throw new Response(null, { status: 404 }); }`,
      "app/features/agenda/c.server.ts": `export function c(v: any) { if (!v || !v.ok) { throw new Response("", { status: 410 }); } }`,
      "app/features/agenda/a.ts": `export const no = (r: "x") => responder({ m: RECHAZOS_DE_CITA[r].mensaje }, 409);`,
    },
  },
  {
    name: "a form is read, checked and answered in one way",
    check: ({ file, tree, imports }, all) =>
      /^app\/(features|shell)\/.*\.(server|route)\.tsx?$/.test(file)
        ? nodes(tree).flatMap((node) => {
            if (!ts.isCallExpression(node)) return [];
            const asked = node.expression.getText();
            if (asked === "leerFormulario") {
              const hands = all.filter(({ file: its }) => imports.includes(its.replace(/\.tsx?$/, "")));
              return [file, ...hands.map((one) => one.file)].some((one) => READ_BY_HAND[one]) ||
                receives(tree) ||
                hands.some((one) => receives(one.tree))
                ? []
                : [node.getText()];
            }
            const fields = node.arguments.some((one) => one.getText().startsWith("Object.fromEntries("));
            const byHand = asked === "parseWithZod" || (asked.endsWith(".safeParse") && fields);
            return (byHand && !READ_BY_HAND[file]) ||
              (asked.endsWith(".formData") && file !== "app/shell/formularios/campos.server.ts")
              ? [node.getText()]
              : [];
          })
        : [],
    breaches: {
      "app/features/agenda/a.server.ts": `export const leer = (request: Request) => request.formData();`,
      "app/features/agenda/d.server.ts": `export const d = async (r: Request) => (await leerFormulario(r)).get("a");`,
      "app/features/agenda/e.server.ts": `import { ver } from "./otra.server"; export const e = (r: Request) => ver(leerFormulario(r));`,
      "app/features/agenda/b.server.ts": `export const b = (datos: FormData) => parseWithZod(datos, { schema });`,
      "app/features/agenda/c.route.ts": `export const c = (d: FormData) => cita.safeParse(Object.fromEntries(d));`,
    },
  },
  {
    name: "what somebody who has signed in sends is kept in their name once they accepted the terms",
    check: (source, all) => {
      const { file, text } = source;
      if (!file.startsWith("app/features/") || !TAKES_A_FORM.test(text)) return [];
      const taken = [source, ...handsOf(source, all)].map(withoutLoader).join("\n");
      const asksNot = ASKS_WHO.test(taken) && !ASKS_FOR_TERMS.test(taken);
      if (asksNot === file in BEFORE_ANY_TERMS) return [];
      return asksNot
        ? ["asks who sends a form, and not whether they accepted the terms"]
        : ["needs no reason any more: take it off the list"];
    },
    breaches: {
      "app/features/agenda/a.server.ts": `export const action = async (a: ActionArgs) => guardar(await quienEs(a));`,
      "app/features/agenda/b.server.ts": `import { duenoDe } from "./dueno.server"; export const action = async (a: ActionArgs) => guardar(await duenoDe(a));`,
      "app/features/agenda/c.server.ts": `export const loader = (a: LoaderArgs) => exigirPersona(a); export async function action(a: ActionArgs) { return guardar(await exigirSesion(a)); }`,
      "app/features/agenda/d.server.ts": `const poner = async (a: ActionArgs) => guardar(await quienEs(a)); export { poner as action };`,
      "app/features/cuentas/identidad/cerrarSesion.route.tsx": `export const action = async (a: ActionArgs) => exigirPersona(a);`,
    },
    beside: {
      "app/features/agenda/dueno.server.ts": `export const duenoDe = (a: ActionArgs) => quienEs(a);`,
    },
  },
  {
    name: "where people write as they like, what they write is read for danger",
    check: (source, all) => {
      const { file, text } = source;
      if (
        isIn("app")(file) &&
        file !== "app/components/TextArea.tsx" &&
        /<textarea\b|contentEditable/.test(text)
      )
        return ["has a text of its own, and no TextArea"];
      if (!/^app\/features\/.*\.route\.tsx$/.test(file)) return [];
      const writes = shownBy(source, all).filter(
        (one) => one.imports.includes("app/components/TextArea") && !NOT_READ_FOR_DANGER[one.file],
      );
      return writes.length > 0 && !isActionReadForDanger(source, all)
        ? writes.map((one) => `shows ${one.file}, and its action is not in buscandoPeligro`)
        : [];
    },
    breaches: {
      "app/features/agenda/a.route.tsx": `import { TextArea } from "~/components/TextArea"; export const action = async () => null;`,
      "app/features/agenda/b.route.tsx": `import { B } from "./B"; export { action } from "./b.server";`,
      "app/features/agenda/c.route.tsx": `import { B } from "./B"; export { loader, action } from "./c.server";`,
      "app/features/agenda/D.tsx": `export const D = () => <textarea name="motivo" />;`,
    },
    beside: {
      "app/features/agenda/B.tsx": `import { Parte } from "./partes/Parte";`,
      "app/features/agenda/partes/Parte.tsx": `import { TextArea } from "~/components/TextArea";`,
      "app/features/agenda/b.server.ts": `import { buscandoPeligro } from "~/shell/formularios/peligroEscrito.server"; export const action = async () => null;`,
      "app/features/agenda/c.server.ts": `export const leer = buscandoPeligro(["a"], b); export const action = async () => leer;`,
    },
  },
  {
    name: "a route is the wiring of a page, in sixty lines",
    check: ({ file, text }) => {
      const lines = text.trimEnd().split("\n").length;
      return /\.route\.tsx?$/.test(file) && lines > ROUTE_LINES && !LONG_ROUTES.includes(file)
        ? [`has ${lines} lines`]
        : [];
    },
    breaches: { "app/features/agenda/larga.route.tsx": "\n".repeat(ROUTE_LINES) + "export {};" },
  },
  {
    name: "what opens all modules joins them, and knows nothing of their nouns, in eighty lines",
    check: ({ file, text }) => {
      const lines = text.trimEnd().split("\n").length;
      return file === OPENS_ALL && lines > OPENS_ALL_LINES ? [`has ${lines} lines`] : [];
    },
    breaches: { [OPENS_ALL]: "\n".repeat(OPENS_ALL_LINES) + "export {};" },
  },
  {
    name: "what loaders and actions are given is named in one place",
    check: ({ file, tree }) =>
      isIn("app")(file) && file !== "app/shell/route.ts"
        ? nodes(tree).flatMap((node) =>
            ts.isIdentifier(node) && /^(Loader|Action)FunctionArgs$/.test(node.text) ? [node.text] : [],
          )
        : [],
    breaches: {
      "app/features/citas/citas.route.tsx": `import type { LoaderFunctionArgs } from "@remix-run/node";`,
    },
  },
  {
    name: "no folder is named after having no name",
    check: ({ file }) =>
      file
        .split("/")
        .slice(0, -1)
        .filter((folder) => ["utils", "util", "misc", "common", "helpers", "lib"].includes(folder)),
    breaches: { "app/utils/fechas.ts": "export {};" },
  },
  {
    name: "no index file only passes on what others export",
    check: ({ file, tree }) =>
      /\/index\.tsx?$/.test(file) &&
      tree.statements.length > 0 &&
      tree.statements.every((statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier)
        ? ["is a barrel"]
        : [],
    breaches: { "app/components/index.ts": `export * from "./Button";` },
  },
  {
    // Schemas once trimmed texts in different ways, and none removed the invisible signs of pasted text.
    name: "a text that comes from outside is read by a field that cleans it, or knows its form, and bounds it",
    check: ({ file, tree }) =>
      file === FIELDS
        ? []
        : nodes(tree).flatMap((node) => {
            if (!isTextOfZod(node)) return [];
            return isIn("app")(file) || isOfWhatIsSent(node) ? [node.parent.getText().slice(0, 80)] : [];
          }),
    breaches: {
      "app/domain/agenda/otra.ts": `export const motivo = z.string("Escribe el motivo").trim().min(5);`,
      "app/domain/ventas/otro.ts": `const nombre = z\n  .string()\n  .max(80);`,
      "app/domain/contenido/otro.ts": `export const frase = z.coerce.string().min(1);`,
      "app/features/agenda/otra.server.ts": `const tema = z.string().refine((uno) => vale(uno)).trim();`,
      "app/shell/otra.server.ts": `const vuelve = zod.string().optional();`,
      "server/agenda/api/a.ts": `export const a = endpoint({ consulta: z.object({ q: z.string() }) });`,
    },
  },
  {
    // React discards a page that it does not find as the server rendered it, and with it the typed text.
    name: "a script of a page changes no tree that React may still take over",
    check: ({ file, text }) =>
      /(^|\/)guion\.ts$/.test(file) || (file.endsWith(".ts") && SCRIPTS.includes(path.dirname(file)))
        ? [...text.matchAll(CHANGES_OF_TREES)]
            .filter(
              ([, changed, written]) =>
                ![...DATA_OF_FORMS, ...(PARTS_OF_SCRIPTS[file] ?? [])].includes(changed ?? written ?? ""),
            )
            .map(([change]) => change)
        : [],
    breaches: {
      "app/shell/otro/guion.ts": `const campo = document.createElement("input");\nform.append(campo);`,
      "app/shell/bandeja/guion.ts": `document.querySelector("h1")!.textContent = "Listo";`,
      "app/features/busqueda/otro/guion.ts": `document.querySelector("main p")?.remove();`,
      "app/shell/bandeja/formulario.ts": `form.append(campo);`,
    },
  },
  {
    name: "every picture goes through what knows of the CDN",
    check: ({ file, text }) =>
      isIn("app")(file) && file !== "app/components/Image.tsx"
        ? (text.match(/<img\b|srcSet="[^"]*"/g) ?? [])
        : [],
    breaches: {
      "app/components/Foto.tsx": `export const F = () => <img src="/retratos/uno.svg" alt="" />;`,
      "app/components/Vista.tsx": `export const V = () => <source srcSet="/ilustraciones/costa.svg" />;`,
    },
  },
];

/** A route and the components of features that it is made of. */
function shownBy(route: Source, all: readonly Source[]): Source[] {
  const shown = new Set([route]);
  for (const { imports } of shown)
    for (const one of all)
      if (
        isIn("app/features")(one.file) &&
        one.file.endsWith(".tsx") &&
        imports.includes(one.file.slice(0, -4))
      )
        shown.add(one);
  return [...shown];
}

/** True when the route's own `action`, or the one that it passes on, is read for danger. */
function isActionReadForDanger(route: Source, all: readonly Source[]): boolean {
  const isWrapped = ({ tree }: Source) =>
    nodes(tree).some(
      (node) =>
        ts.isVariableDeclaration(node) &&
        node.name.getText() === "action" &&
        node.initializer?.getText().startsWith("buscandoPeligro("),
    );
  return [route, ...all.filter(({ file }) => route.imports.includes(file.replace(/\.tsx?$/, "")))].some(
    isWrapped,
  );
}

describe("the house", () => {
  const withDrills = readSources(path.resolve("."));
  const sources = withDrills.filter(({ file }) => !isIn("tests")(file));

  it("is there to be looked at", () => {
    expect(sources.length).toBeGreaterThan(30);
    expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(60);
  });

  it.each(RULES)("keeps its rule: $name", ({ check, ofTheDrills }) => {
    const those = ofTheDrills ? withDrills : sources;
    expect(those.flatMap((source) => check(source, those).map((what) => `${source.file}: ${what}`))).toEqual(
      [],
    );
  });
});

describe("a breach", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "bienestar-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(
    RULES.flatMap(({ name, check, breaches, beside = {} }) =>
      Object.entries(breaches).map(([file, text]) => ({ name, check, file, text, beside })),
    ),
  )("is seen: $text in $file ($name)", ({ check, file, text, beside }) => {
    const top = mkdtempSync(path.join(folder, "house-"));
    for (const [one, its] of Object.entries({ ...beside, [file]: text })) {
      mkdirSync(path.join(top, path.dirname(one)), { recursive: true });
      writeFileSync(path.join(top, one), its);
    }
    const sources = readSources(top);
    expect(sources.flatMap((source) => check(source, sources))).not.toEqual([]);
  });
});

type Importer = Pick<Source, "file" | "imports">;

const FOLDERS = new WeakMap<readonly Source[], Importer[]>();

/** Folder of a file: of the domain, or of a screen with all that stands in it. */
const folderOf = (file: string) =>
  isIn("app/features")(file) ? path.dirname(file).split("/").slice(0, 4).join("/") : path.dirname(file);

/** Folders of contexts, nouns and screens, each with the folders that its files import. */
function foldersOf(sources: readonly Source[]): Importer[] {
  const known = FOLDERS.get(sources);
  if (known) return known;
  const inContexts = sources.filter(({ file }) => isIn("app/domain")(file) || isIn("app/features")(file));
  const folders = [...new Set(inContexts.map(({ file }) => folderOf(file)))].map((folder) => ({
    file: folder,
    imports: inContexts
      .filter(({ file }) => folderOf(file) === folder)
      .flatMap(({ imports }) => imports.map(folderOf))
      .filter((of) => of !== folder),
  }));
  FOLDERS.set(sources, folders);
  return folders;
}

/** The shortest way from a file, or a folder, along its imports back to itself. */
function circleThrough<T extends Importer>(source: T, all: readonly T[]): string[] | null {
  const byPath = new Map(all.map((one) => [one.file.replace(/\.tsx?$/, ""), one]));
  const came = new Map<T, T>();
  const queue = [source];
  for (const one of queue) {
    for (const of of one.imports) {
      const next = byPath.get(of.replace(/\.tsx?$/, ""));
      if (next === source) {
        const way = [source.file];
        for (let at: T | undefined = one; at && at !== source; at = came.get(at)) way.unshift(at.file);
        return [source.file, ...way];
      }
      if (next && !came.has(next)) {
        came.set(next, one);
        queue.push(next);
      }
    }
  }
  return null;
}

function readSources(top: string): Source[] {
  return ["app", "server", "tests/load"]
    .flatMap((folder) => filesIn(path.join(top, folder)))
    .map((absolute) => {
      const file = path.relative(top, absolute);
      const text = readFileSync(absolute, "utf8");
      const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      return { file, text, tree, imports: importsOf(file, tree) };
    });
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/**
 * Imports of a file, also by `import()` and `export … from`, with our own as paths from the top. `values` leaves out
 * the types.
 */
function importsOf(file: string, tree: ts.SourceFile, of: "everything" | "values" = "everything"): string[] {
  return nodes(tree).flatMap((node): string[] => {
    if (
      of === "values" &&
      !(ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
    )
      return [];
    const specifier =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
            ? node.argument.literal
            : undefined;
    if (!specifier || !ts.isStringLiteral(specifier)) return [];
    const from = specifier.text.startsWith("~/")
      ? `app/${specifier.text.slice(2)}`
      : specifier.text.startsWith(".")
        ? path.join(path.dirname(file), specifier.text)
        : specifier.text;
    return [from];
  });
}

/** Statements that do nothing while their file is loaded. */
const declares = (statement: ts.Statement) =>
  ts.isImportDeclaration(statement) ||
  ts.isExportDeclaration(statement) ||
  ts.isFunctionDeclaration(statement) ||
  ts.isClassDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  ts.isModuleDeclaration(statement);

/** The nodes of a statement that run while its file is loaded: the bodies of its functions run later. */
function whileLoading(root: ts.Node): ts.Node[] {
  const all: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return;
    all.push(node);
    node.forEachChild(visit);
  };
  visit(root);
  return all;
}

/** True when a node changes something, waits, or uses what the file neither declares nor imports. */
function hasEffect(node: ts.Node, own: ReadonlySet<string>): boolean {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
  }
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node))
    return [ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken].includes(node.operator);
  if (ts.isAwaitExpression(node) || ts.isDeleteExpression(node)) return true;
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false;
  let called: ts.Expression = node.expression;
  while (
    ts.isPropertyAccessExpression(called) ||
    ts.isCallExpression(called) ||
    ts.isElementAccessExpression(called)
  )
    called = called.expression;
  return ts.isIdentifier(called) && !own.has(called.text) && !HARMLESS.has(called.text);
}

function nodes(root: ts.Node): ts.Node[] {
  const all: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    all.push(node);
    node.forEachChild(visit);
  };
  visit(root);
  return all;
}
