import { diffArrays, diffWordsWithSpace } from "diff";
import { parrafosDe, type Pieza } from "~/domain/consentimientos/diferencias";
import type { Flujo, VersionDePolitica } from "~/domain/consentimientos/politica";
import { diaConAnio, fechaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";

const conAnio = (fecha: Date) => diaConAnio(fechaDe(fecha));

/**
 * What a document page shows: one version of a text, the others, and on demand what changed since an older one.
 * An address that names a version that is not there has no page.
 */
export async function verDocumento(
  request: Request,
  documento: { flujo: Flujo; codigo: string },
  idPersona: number | null,
) {
  const { pathname, searchParams } = new URL(request.url);
  const { versiones, aceptada } = await services.verDocumento({ ...documento, idPersona });
  const pedida = searchParams.get("version");
  const vista = pedida === null ? versiones[0] : versiones.find(({ version }) => version === pedida);
  const contra = searchParams.get("comparar");
  const anterior = contra === null ? null : versiones.find(({ version }) => version === contra);
  if (!vista || anterior === undefined) throw new Response(null, { status: 404 });
  return {
    version: vista.version,
    vigenteDesde: conAnio(vista.vigenteDesde),
    esVigente: vista === versiones[0],
    huella: vista.huellaDelTexto,
    parrafos: parrafosDe(vista.contenido),
    hrefVigente: pathname,
    versiones: versiones.map(({ version, vigenteDesde }) => ({
      version,
      fecha: conAnio(vigenteDesde),
      href: version === versiones[0]?.version ? pathname : `${pathname}?version=${version}`,
    })),
    cambios: anterior && { desde: anterior.version, parrafos: compararTextos(anterior, vista) },
    aceptada: aceptada && {
      version: aceptada.version,
      fecha: conAnio(aceptada.creadoEn),
      hrefDeCambios:
        aceptada.version === versiones[0]?.version ? null : `${pathname}?comparar=${aceptada.version}`,
    },
  };
}
export type DatosDeDocumento = Awaited<ReturnType<typeof verDocumento>>;

/**
 * Paragraph by paragraph, and word by word where one took the place of another: a change is then read as one, and a
 * paragraph that stayed is not torn apart.
 */
function compararTextos(antes: VersionDePolitica, despues: VersionDePolitica): Pieza[][] {
  const bloques = ({ contenido }: VersionDePolitica) => parrafosDe(contenido).map(({ texto }) => texto);
  const filas: Pieza[][] = [];
  let quitados: string[] = [];
  const soltarQuitados = () => {
    filas.push(...quitados.map((texto): Pieza[] => [{ texto, cambio: "quitado" }]));
    quitados = [];
  };
  for (const { value, added, removed } of diffArrays(bloques(antes), bloques(despues))) {
    if (removed) {
      quitados.push(...value);
      continue;
    }
    // What was taken away and had nothing put in its place stands before what stayed.
    if (!added) soltarQuitados();
    for (const texto of value) {
      const cambiado = added ? quitados.shift() : undefined;
      if (cambiado !== undefined) filas.push(compararPalabras(cambiado, texto));
      else filas.push([{ texto, cambio: added ? "nuevo" : "igual" }]);
    }
  }
  soltarQuitados();
  return filas;
}

const compararPalabras = (antes: string, despues: string): Pieza[] =>
  diffWordsWithSpace(antes, despues).map(({ value, added, removed }) => ({
    texto: value,
    cambio: added ? "nuevo" : removed ? "quitado" : "igual",
  }));
