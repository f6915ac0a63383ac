import { FILTROS_DE_SOLICITUDES, type FiltroDeSolicitudes } from "~/domain/atencion/solicitudes/ver";
import { CLASES_DE_SOLICITUD, QUIENES, RECHAZOS_DE_SOLICITUD } from "~/domain/atencion/solicitudes/solicitud";
import { aLugar, deLugar } from "~/domain/equipo/registro/registro";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { exigirMiembro } from "../marco/sesion.server";
import { direccionDeLista, direccionDeSolicitud } from "./direcciones";
import { plazoEnPalabras } from "./plazo";

const NOMBRES: Readonly<Record<FiltroDeSolicitudes, string>> = {
  abiertas: "Por atender",
  vencidas: "Vencidas",
  cerradas: "Cerradas",
};

/** Filter of the address; a word that is none shows what waits. */
const filtroDe = (escrito: string | null): FiltroDeSolicitudes =>
  FILTROS_DE_SOLICITUDES.find((filtro) => filtro === escrito) ?? "abiertas";

/** Place of a later page in the address; null for the first one and for any other text. */
function lugarDe(escrito: string | null) {
  const lugar = escrito === null ? null : deLugar(escrito);
  return lugar && { cerradaEn: lugar.creadaEn, idSolicitud: lugar.idLinea };
}

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const parametros = new URL(args.request.url).searchParams;
  const filtro = filtroDe(parametros.get("estado"));
  const antesDe = lugarDe(parametros.get("antes"));
  const { abiertas, vencidas, siguiente, solicitudes } = exigir(
    await services.atencion.solicitudes.listar(miembro, { filtro, antesDe }),
    RECHAZOS_DE_SOLICITUD,
  );
  const ahora = services.now();
  const cuantas: Partial<Record<FiltroDeSolicitudes, number>> = { abiertas, vencidas };
  const despues = siguiente && aLugar({ creadaEn: siguiente.cerradaEn, idLinea: siguiente.idSolicitud });
  return {
    filtro,
    hecho: parametros.has("hecho") ? "Registraste la solicitud." : null,
    desdeElInicio: antesDe === null,
    primera: direccionDeLista(filtro),
    siguiente: despues && direccionDeLista(filtro, despues),
    /** Requests of this filter that the list does not show. */
    faltan: Math.max(0, (cuantas[filtro] ?? 0) - solicitudes.length),
    filtros: FILTROS_DE_SOLICITUDES.map((uno) => ({
      texto: cuantas[uno] === undefined ? NOMBRES[uno] : `${NOMBRES[uno]} (${cuantas[uno]})`,
      href: direccionDeLista(uno),
      activo: uno === filtro,
    })),
    solicitudes: solicitudes.map(({ idSolicitud, clase, quien, estado, ...plazo }) => ({
      ...{ idSolicitud, estado, href: direccionDeSolicitud(idSolicitud) },
      ...{ clase: CLASES_DE_SOLICITUD[clase], quien: QUIENES[quien] },
      plazo: plazoEnPalabras(plazo, ahora),
    })),
  };
}
