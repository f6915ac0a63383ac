import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { entradaSinConsentimiento, RECHAZOS_DE_SORTEO } from "~/domain/consentimientos/sorteos/sorteo";
import { bloquesDe } from "~/components/markdown.server";
import { leerFormulario } from "~/shell/formulario.server";
import { exigirPersona, quienEs } from "~/shell/sesion.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import { z } from "zod";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { RETIRAR } from "./intenciones";

/** The last draw in words, or null where there has been none. */
export async function verSorteo(idPersona: number | null) {
  const visto = await services.consentimientos.verSorteo(idPersona);
  if (!visto) return null;
  const { sorteo, participaciones, propia, abierto, huellaDeSemilla, lista, ganador } = visto;
  return {
    versionDeBases: visto.bases?.version ?? null,
    premio: sorteo.premio,
    existencias: sorteo.existencias,
    organizador: sorteo.organizador,
    ruc: sorteo.ruc,
    desde: diaYHora(sorteo.desde),
    hasta: diaYHora(sorteo.hasta),
    sorteoEn: diaYHora(sorteo.sorteoEn),
    /** Its day is over, and nobody has drawn it yet. */
    seDemora: !ganador && sorteo.sorteoEn <= services.now(),
    abierto,
    fuentePublica: sorteo.fuentePublica,
    huellaDeSemilla,
    resultado: ganador && {
      numero: ganador.numero,
      entradas: ganador.entradas,
      semilla: ganador.semilla,
      valorPublico: ganador.valorPublico,
      huellaDeEntradas: ganador.huellaDeEntradas,
      conLista: lista !== null || ganador.conListaDeNumeros,
    },
    lista: lista && { ...lista, fijadaEn: diaYHora(lista.fijadaEn) },
    participaciones,
    propia: propia && {
      numero: propia.numero,
      retirada: propia.retiradoEn !== null,
      desde: diaYHora(propia.creadoEn),
      nonce: propia.nonce,
      linea: propia.linea,
      idPersona,
    },
  };
}
export type DatosDelSorteo = NonNullable<Awaited<ReturnType<typeof verSorteo>>>;

export async function loader({ request, context }: LoaderArgs) {
  const persona = await quienEs({ request, context });
  return { conSesion: persona !== null, sorteo: await verSorteo(persona?.idPersona ?? null) };
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context }, { loQueQuita: [RETIRAR] });
  const datos = await leerFormulario(request);
  if (datos.get("intencion") === RETIRAR) {
    return recibir(datos, {
      esquema: z.object({}),
      rechazos: RECHAZOS_DE_SORTEO,
      pedir: () => services.consentimientos.retirarDelSorteo(idPersona),
      luego: () => seguirEn("/sorteo", "participacion-retirada"),
      // It was taken back before: that is what they wanted.
      salvo: (rechazo) => (rechazo === "sin-participacion" ? seguirEn("/sorteo", "sin-participacion") : null),
    });
  }
  return recibir(datos, {
    con: async (no) => ({ basesNuevas: no && (await basesSiCambiaron(no.datos.versionDeBases)) }),
    esquema: entradaSinConsentimiento,
    rechazos: RECHAZOS_DE_SORTEO,
    pedir: ({ versionDeBases }) =>
      services.consentimientos.participarEnSorteo({
        idPersona,
        versionDeBases,
        canal: "web",
        idSolicitud: context.idSolicitud ?? "",
      }),
    luego: () => seguirEn("/gracias?por=sorteo"),
  });
}

/** The rules in force as blocks, where they are not those that somebody read; null otherwise. */
async function basesSiCambiaron(versionLeida: string) {
  const visto = await services.consentimientos.verSorteo(null);
  if (!visto?.bases || visto.bases.version === versionLeida) return null;
  return bloquesDe(visto.bases.contenido);
}
