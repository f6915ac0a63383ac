import { diffArrays, diffWordsWithSpace } from "diff";
import { bloquesDe, lineasDe, type Linea } from "~/components/markdown.server";
import { seccionesCambiadas, type Fila, type Pieza } from "~/domain/consentimientos/diferencias";
import { versionDelConjunto, type Flujo, type VersionDePolitica } from "~/domain/consentimientos/politica";
import { diaConAnio, fechaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { noExiste } from "~/shell/responder";

const conAnio = (fecha: Date) => diaConAnio(fechaDe(fecha));

/**
 * Data of the page of a legal text: one version, the list of the others, and on demand the changes since an older one.
 * An address with an unknown version has no page.
 */
export async function verDocumento(
  request: Request,
  documento: { flujo: Flujo; codigo: string },
  idPersona: number | null,
) {
  const { pathname, searchParams } = new URL(request.url);
  const { versiones, aceptada } = await services.consentimientos.verDocumento({ ...documento, idPersona });
  const pedida = searchParams.get("version");
  const vista = pedida === null ? versiones[0] : versiones.find(({ version }) => version === pedida);
  const contra = searchParams.get("comparar");
  const anterior = contra === null ? null : versiones.find(({ version }) => version === contra);
  if (!vista || anterior === undefined) throw noExiste();
  return {
    version: vista.version,
    vigenteDesde: conAnio(vista.vigenteDesde),
    esVigente: vista === versiones[0],
    huella: vista.huellaDelTexto,
    bloques: bloquesDe(vista.contenido),
    empresa: services.empresa,
    hrefVigente: pathname,
    versiones: versiones.map(({ version, vigenteDesde }) => ({
      version,
      fecha: conAnio(vigenteDesde),
      href: version === versiones[0]?.version ? pathname : `${pathname}?version=${version}`,
    })),
    cambios: anterior && {
      ...comparar(anterior, vista),
      porAceptar:
        aceptada && vista === versiones[0] && aceptada.version !== vista.version
          ? await porAceptar(documento)
          : null,
    },
    aceptada: aceptada && {
      version: aceptada.version,
      fecha: conAnio(aceptada.creadoEn),
      hrefDeCambios:
        aceptada.version === versiones[0]?.version ? null : `${pathname}?comparar=${aceptada.version}`,
    },
  };
}
export type DatosDeDocumento = Awaited<ReturnType<typeof verDocumento>>;

/** Fields that accepting a legal text sends; null for a text that need not be accepted. */
async function porAceptar({ flujo, codigo }: { flujo: Flujo; codigo: string }) {
  const solicitud = await services.consentimientos.verPoliticas(flujo);
  if (flujo !== "REGISTRO" || solicitud.estado !== "successful") return null;
  const obligatorias = solicitud.politicas.filter(({ requerido }) => requerido === 1);
  const esta = obligatorias.find((politica) => politica.codigo === codigo);
  return esta ? { codigo, titulo: esta.titulo, version: versionDelConjunto(obligatorias) } : null;
}

function comparar(antes: VersionDePolitica, despues: VersionDePolitica) {
  const filas = compararTextos(antes, despues);
  const secciones = seccionesCambiadas(filas);
  return {
    desde: antes.version,
    filas,
    resumen:
      secciones === 0
        ? "No cambió ninguna sección"
        : secciones === 1
          ? "1 sección cambió"
          : `${secciones} secciones cambiaron`,
  };
}

/**
 * Differences between two versions of a legal text: by paragraph, and by word when one paragraph replaced another. So
 * a change reads as one, and an unchanged paragraph is not torn apart.
 */
function compararTextos(antes: VersionDePolitica, despues: VersionDePolitica): Fila[] {
  const filas: Fila[] = [];
  let quitadas: Linea[] = [];
  const soltarQuitadas = () => {
    filas.push(...quitadas.map(({ tipo, texto }) => enteraComo("quitado", tipo, texto)));
    quitadas = [];
  };
  const comparadas = diffArrays(lineasDe(antes.contenido), lineasDe(despues.contenido), {
    comparator: (lineaAnterior, lineaNueva) =>
      lineaAnterior.tipo === lineaNueva.tipo && lineaAnterior.texto === lineaNueva.texto,
  });
  for (const { value, added, removed } of comparadas) {
    if (removed) {
      quitadas.push(...value);
      continue;
    }
    // Deleted text without a replacement stands before the text that stayed.
    if (!added) soltarQuitadas();
    for (const { tipo, texto } of value) {
      // A heading is never compared with a paragraph, even when it stands in the paragraph's place.
      const cambiada = added && quitadas[0]?.tipo === tipo ? quitadas.shift() : undefined;
      filas.push(
        cambiada
          ? { tipo, piezas: compararPalabras(cambiada.texto, texto) }
          : enteraComo(added ? "nuevo" : "igual", tipo, texto),
      );
    }
  }
  soltarQuitadas();
  return filas;
}

const enteraComo = (cambio: Pieza["cambio"], tipo: Linea["tipo"], texto: string): Fila => ({
  tipo,
  piezas: [{ texto, cambio }],
});

const compararPalabras = (antes: string, despues: string): Pieza[] =>
  diffWordsWithSpace(antes, despues).map(({ value, added, removed }) => ({
    texto: value,
    cambio: added ? "nuevo" : removed ? "quitado" : "igual",
  }));
