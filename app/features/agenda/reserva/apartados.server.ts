import { nombreCompleto } from "~/domain/agenda/especialistas/especialista";
import { MIS_ESPERAS } from "~/domain/agenda/esperas/direcciones";
import { RECHAZOS_DE_HORARIO } from "~/domain/agenda/horarios/horario";
import { direccionDelApartado } from "~/domain/agenda/reservas/lugares";
import type { Apartado } from "~/domain/agenda/reservas/verPedido";
import { diaYHora, horaYDia } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import type { HoraConDireccion } from "./ElegirHorario";
import { liberacion } from "./formularios";
import { LIBERAR } from "./intenciones";

const enPalabras = (apartado: Apartado) => ({
  idHorario: apartado.horario.idHorario,
  con: nombreCompleto(apartado.especialista),
  cuando: diaYHora(apartado.horario.inicio, services.now()),
  hasta: horaYDia(apartado.horario.expiraEn, services.now()),
  href: apartado.ofrecido ? MIS_ESPERAS : direccionDelApartado(apartado),
  /** False while a payment for the held time is under way: then the payment decides. */
  seLibera: !apartado.enProceso,
});
export type ApartadoEnPalabras = ReturnType<typeof enPalabras>;

/** Times that this person holds, after a refusal because they hold too many; none after any other refusal. */
export async function apartadosSiSonDemasiados(
  idPersona: number,
  rechazo: string | undefined,
): Promise<ApartadoEnPalabras[]> {
  if (rechazo !== "demasiadas-retenciones") return [];
  return (await services.agenda.verApartados(idPersona)).map(enPalabras);
}

/** Time of this specialist at this instant, if the person holds it. */
export async function apartadoPropio(
  idPersona: number,
  { idEspecialista, inicio }: { idEspecialista: string; inicio: Date },
): Promise<ApartadoEnPalabras | null> {
  const propio = (await services.agenda.verApartados(idPersona)).find(
    ({ horario }) =>
      horario.idEspecialista === idEspecialista && horario.inicio.getTime() === inicio.getTime(),
  );
  return propio ? enPalabras(propio) : null;
}

export const seSuelta = (datos: FormData) => datos.get("intencion") === LIBERAR;

/** Releases a held time, and redirects to the page on which it was chosen. */
export const soltarApartado = (request: Request, idPersona: number, datos: FormData) =>
  recibir(datos, {
    esquema: liberacion,
    rechazos: RECHAZOS_DE_HORARIO,
    pedir: ({ idHorario }) => services.agenda.liberarHorario({ idPersona, idHorario }),
    luego() {
      const { pathname, search } = new URL(request.url);
      return seguirEn(pathname + search, "horario-soltado");
    },
    con: { cercanos: [] as HoraConDireccion[], apartados: [] as ApartadoEnPalabras[] },
  });
