import { MINUTOS_DE_TOMA, RECHAZOS_AL_MODERAR } from "~/domain/comunidades/decision";
import { MOTIVOS_DE_DENUNCIA } from "~/domain/comunidades/denuncia";
import type { ClaseDeActo } from "~/domain/comunidades/repositorio";
import { RECHAZOS_POR_DERECHO, type Miembro } from "~/domain/equipo/derechos/exigir";
import { campoDeId } from "~/domain/shared/campos";
import { horaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { hechoDe } from "../marco/hecho";
import { exigirMiembro } from "../marco/sesion.server";
import { ADVERTIR, AVISAR_GUARDIA, PAUSAR, SUSPENDER, TOMAR } from "./intenciones";
import { ESTADO_PARA_MODERAR, etiquetasDe, momentoDe, NOMBRE_DE_ACTO, nombreDeActo } from "./palabras";

export const RECHAZOS = { ...RECHAZOS_AL_MODERAR, ...RECHAZOS_POR_DERECHO };

/** Sentences after an act, by the value of `hecho` in the address. */
const HECHO: Readonly<Record<string, string>> = {
  [TOMAR]: `Tomaste el texto. Es tuyo por ${MINUTOS_DE_TOMA} minutos.`,
  [AVISAR_GUARDIA]: "Avisaste a la guardia. Falta decidir el texto.",
  [ADVERTIR]: "Advertiste a quien lo escribió. Falta decidir el texto.",
  [PAUSAR]: "Pusiste en pausa a quien lo escribió. Falta decidir el texto.",
  [SUSPENDER]: "Suspendiste a quien lo escribió. Falta decidir el texto.",
};

const idDeRevision = campoDeId("No encontramos ese texto en la cola.");

/** Id in the address; empty for a text that is none. */
export const idDe = ({ params }: Pick<LoaderArgs, "params">): string =>
  idDeRevision.safeParse(params.idRevision).data ?? "";

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const idRevision = idDe(args);
  const hecho = hechoDe(args, HECHO);
  const visto = await services.comunidades.moderacion.mirar(miembro, idRevision);
  const sinTomar =
    !visto.ok && (visto.rechazo === "revision-ajena" || visto.rechazo === "revision-sin-tomar");
  if (sinTomar) return { hecho, texto: null, tomadoHasta: await finDeToma(miembro, idRevision) };
  return { hecho, texto: enPantalla(exigir(visto, RECHAZOS)), tomadoHasta: null };
}

/** Hour until which a colleague holds the text; null for a free one. */
async function finDeToma(miembro: Miembro, idRevision: string) {
  const { porDecidir } = exigir(await services.comunidades.moderacion.cola(miembro), RECHAZOS_POR_DERECHO);
  const revision = porDecidir.find((una) => una.idRevision === idRevision);
  return revision?.deOtra && revision.libreDesde ? horaDe(revision.libreDesde) : null;
}

/** Acts that cannot be undone once the author took the text away. */
const DEL_TEXTO: readonly ClaseDeActo[] = ["publicar", "quitar"];

type Mirar = Awaited<ReturnType<typeof services.comunidades.moderacion.mirar>>;
type Mirado = Extract<Mirar, { ok: true }>["value"];

/** A text as its moderator reads it: no author, no reporter and no colleague is in it. */
function enPantalla({ comunidad, actos, antecedentes, denuncias, ...revision }: Mirado) {
  const ahora = services.now();
  const ultimo = actos.filter(({ deshechoEn }) => deshechoEn === null).at(-1);
  const { texto, estado, conversacion, apelacion } = revision;
  return {
    ...{ texto, conversacion, apelacion, comunidad: comunidad.nombre },
    etiquetas: etiquetasDe(revision.motivos),
    estado: ESTADO_PARA_MODERAR[estado],
    publicado: estado === "publicado",
    soloModeracion: estado === "solo-moderacion",
    retirado: revision.retirado,
    escritoEn: momentoDe(revision.escritoEn, ahora),
    decidido: revision.decididaEn !== null,
    libre: revision.libreDesde && horaDe(revision.libreDesde),
    reglas: comunidad.reglas.map((regla, indice) => ({
      valor: String(indice + 1),
      texto: `${indice + 1}. ${regla}`,
    })),
    denuncias: denuncias.map(({ motivo, detalle, creadaEn }) => ({
      ...{ detalle, motivo: MOTIVOS_DE_DENUNCIA[motivo], cuando: momentoDe(creadaEn, ahora) },
    })),
    antecedentes: antecedentes.map(({ clase, veces }) => ({
      ...{ acto: NOMBRE_DE_ACTO[clase], veces: veces === 1 ? "1 vez" : `${veces} veces` },
    })),
    actos: actos.map(({ idActo, clase, regla, motivo, estadoAnterior, hechoEn, deshechoEn }) => ({
      ...{ idActo, motivo, nombre: nombreDeActo(clase, estadoAnterior), cuando: momentoDe(hechoEn, ahora) },
      regla: regla === null ? null : (comunidad.reglas[regla - 1] ?? null),
      deshecho: deshechoEn !== null,
    })),
    ultimo:
      ultimo && !(revision.retirado && DEL_TEXTO.includes(ultimo.clase))
        ? { idActo: ultimo.idActo, nombre: nombreDeActo(ultimo.clase, ultimo.estadoAnterior) }
        : null,
  };
}
