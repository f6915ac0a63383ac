import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { direccionDeSorteo } from "~/domain/consentimientos/sorteos/direcciones";
import {
  entradaSinConsentimiento,
  nombreDeSorteo,
  RECHAZOS_DE_SORTEO,
} from "~/domain/consentimientos/sorteos/sorteo";
import { bloquesDe } from "~/components/markdown.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { exigirPersona, quienEs } from "~/shell/sesion/sesion.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { noExiste } from "~/shell/responder";
import { z } from "zod";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { RETIRAR } from "./intenciones";

/** A prize draw in words, with its rules. 404 when no draw has the id. */
export async function verSorteo(idSorteo: string | undefined, idPersona: number | null) {
  const visto = await services.consentimientos.verSorteo(idPersona, idSorteo);
  if (!visto) throw noExiste();
  return { sorteo: enPalabras(visto, idPersona), bases: visto.bases };
}

type Visto = NonNullable<Awaited<ReturnType<typeof services.consentimientos.verSorteo>>>;
export type DatosDelSorteo = ReturnType<typeof enPalabras>;

function enPalabras(visto: Visto, idPersona: number | null) {
  const { sorteo, participaciones, propia, abierto, huellaDeSemilla, lista, ganador } = visto;
  return {
    idSorteo: sorteo.idSorteo,
    nombre: nombreDeSorteo(sorteo),
    versionDeBases: visto.bases?.version ?? null,
    premio: sorteo.premio,
    existencias: sorteo.existencias,
    organizador: sorteo.organizador,
    ruc: sorteo.ruc,
    desde: diaYHora(sorteo.desde, services.now()),
    hasta: diaYHora(sorteo.hasta, services.now()),
    sorteoEn: diaYHora(sorteo.sorteoEn, services.now()),
    /** True when the day of the draw has passed, but no winner was drawn yet. */
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
    lista: lista && { ...lista, fijadaEn: diaYHora(lista.fijadaEn, services.now()) },
    participaciones,
    propia: propia && {
      numero: propia.numero,
      retirada: propia.retiradoEn !== null,
      desde: diaYHora(propia.creadoEn, services.now()),
      nonce: propia.nonce,
      linea: propia.linea,
      idPersona,
    },
  };
}

export async function loader({ request, context, params }: LoaderArgs) {
  const persona = await quienEs({ request, context });
  const { sorteo } = await verSorteo(params.idSorteo, persona?.idPersona ?? null);
  return { conSesion: persona !== null, sorteo };
}

export async function action({ request, context, params: { idSorteo = "" } }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context }, { intencionesDeQuitar: [RETIRAR] });
  const datos = await leerFormulario(request);
  if (datos.get("intencion") === RETIRAR) {
    return recibir(datos, {
      esquema: z.object({}),
      rechazos: RECHAZOS_DE_SORTEO,
      pedir: () => services.consentimientos.retirarDelSorteo(idPersona, idSorteo),
      luego: () => seguirEn(direccionDeSorteo({ idSorteo }), "participacion-retirada"),
      // The person withdrew this entry before, so nothing is left to withdraw.
      salvo: (rechazo) =>
        rechazo === "sin-participacion"
          ? seguirEn(direccionDeSorteo({ idSorteo }), "sin-participacion")
          : null,
    });
  }
  return recibir(datos, {
    con: async (envioRechazado) => ({
      basesNuevas: envioRechazado && (await basesSiCambiaron(idSorteo, envioRechazado.datos.versionDeBases)),
    }),
    esquema: entradaSinConsentimiento,
    rechazos: RECHAZOS_DE_SORTEO,
    pedir: ({ versionDeBases }) =>
      services.consentimientos.participarEnSorteo({
        idPersona,
        idSorteo,
        versionDeBases,
        canal: "web",
        idSolicitud: context.idSolicitud ?? "",
      }),
    luego: () => seguirEn("/gracias?por=sorteo"),
  });
}

/** Rules in force as blocks, when the person read an older version; null otherwise. */
async function basesSiCambiaron(idSorteo: string, versionLeida: string) {
  const visto = await services.consentimientos.verSorteo(null, idSorteo);
  if (!visto?.bases || visto.bases.version === versionLeida) return null;
  return bloquesDe(visto.bases.contenido);
}
