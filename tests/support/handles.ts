import { matchRoutes } from "@remix-run/react";
import { readFileSync } from "node:fs";
import ts from "typescript";
import sitio from "../../app/routes";
import type { Handle } from "../../app/shell/route";

/** Recognises a page whose only form is the switch for saving data, and which takes no text. */
const SOLO_UN_BOTON = /\batenderSoloAhorro as action\b/;
const ACCION = /export (async )?(function|const) action\b|export \{[^}]*\baction\b/;

/** Pages of the staff, which the public site does not serve. */
const DE_EQUIPO = "features/equipo/";

/** Routes of the site map with the handles of their files, read without running them. */
const TODAS = sitio.map(({ path = "", file, index }) => {
  const texto = readFileSync(`app/${file}`, "utf8");
  return {
    path,
    file,
    index: index === true,
    /** An address of the route, with a sample value for each parameter. */
    direccion: `/${path.replace(/\?/g, "").replace(/[*:]\w*/g, "algo")}`,
    esPagina: file.endsWith(".tsx"),
    conAccion: ACCION.test(texto),
    seEscribe: ACCION.test(texto.replace(SOLO_UN_BOTON, "")),
    handle: handleEn(texto),
  };
});

/** Routes of the public site. */
export const RUTAS = TODAS.filter(({ file }) => !file.startsWith(DE_EQUIPO));
/** Routes of the site of the staff. */
export const RUTAS_DE_EQUIPO = TODAS.filter(({ file }) => file.startsWith(DE_EQUIPO));

const ARBOL = RUTAS.map(({ path, index }, indice) => ({
  id: String(indice),
  ...(index ? { index } : { path }),
}));

/** Route of a path, as the server finds it. */
export const rutaDe = (pathname: string) => RUTAS[Number(matchRoutes(ARBOL, pathname)?.at(-1)?.route.id)];

/** Facts (`handle`) of the route of a path. */
export const handleDe = (pathname: string): Handle | undefined => rutaDe(pathname)?.handle;

/** The literal `handle` of a module; undefined without one. */
function handleEn(texto: string): Handle | undefined {
  const declarado = /^export const handle = ([\s\S]*?) satisfies Handle;$/m.exec(texto)?.[1];
  if (!declarado) {
    if (/\bhandle\b\s*[=:,}]/.test(texto)) throw new Error(`a handle that no type holds:\n${texto}`);
    return undefined;
  }
  const arbol = ts.createSourceFile("handle.ts", `(${declarado})`, ts.ScriptTarget.Latest);
  const [primera] = arbol.statements;
  return valorDe((primera as ts.ExpressionStatement).expression) as Handle;
}

function valorDe(nodo: ts.Expression): unknown {
  if (ts.isParenthesizedExpression(nodo)) return valorDe(nodo.expression);
  if (ts.isStringLiteral(nodo)) return nodo.text;
  if (nodo.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (ts.isArrayLiteralExpression(nodo)) return nodo.elements.map(valorDe);
  if (!ts.isObjectLiteralExpression(nodo)) return undefined;
  return Object.fromEntries(
    nodo.properties
      .filter(ts.isPropertyAssignment)
      .map(({ name, initializer }) => [(name as ts.Identifier).text, valorDe(initializer)]),
  );
}
