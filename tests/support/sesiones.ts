import type { EspecialistaConAgenda } from "../../app/domain/agenda/especialistas/especialista";
import type { Persona } from "../../app/domain/cuentas/personas/persona";
import { horaDe } from "../../app/domain/shared/fechas";
import { lima, MIERCOLES } from "./constructores";
import { notificacionDe } from "./pasarelaFalsa";
import { ORIGEN, rechazo, valor, type Mundo } from "./servicios";

export interface Reserva {
  persona?: Persona;
  hora?: string;
  fecha?: string;
  con?: EspecialistaConAgenda;
  /** True for a session that both sides joined at its start. */
  atendida?: boolean;
}
interface Propia {
  idPersona: number;
  idCita: string;
}

/**
 * Books and pays sessions through the product itself, and answers questions of tests about them. The default is a
 * session with `especialista()`, at ten on the Wednesday two days after the Monday of the test's clock.
 */
export function conSesiones(
  { servicios, pasarela, db, ...mundo }: Mundo,
  especialista: () => EspecialistaConAgenda,
) {
  async function pedir({ persona, hora = "10:00", fecha = MIERCOLES, con = especialista() }: Reserva) {
    const { idPersona } = persona ?? (await mundo.persona());
    const inicio = lima(fecha, hora);
    const { idHorario } = valor(
      await servicios.agenda.retenerHorario({ idPersona, idEspecialista: con.idEspecialista, inicio }),
    );
    const { idPedido } = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
    return { idPersona, idPedido };
  }
  const atender = async (
    idCita: string,
    { fecha = MIERCOLES, hora = "10:00", atendida = false }: Reserva,
  ) => {
    const llego = lima(fecha, hora).toISOString();
    if (!atendida) return;
    await db
      .updateTable("citas")
      .set({ persona_llego_en: llego, especialista_llego_en: llego })
      .where("id_cita", "=", idCita)
      .execute();
  };
  const correo = async (prefijo: string) =>
    db.selectFrom("correos").selectAll().where("id_correo", "like", `${prefijo}%`).executeTakeFirstOrThrow();

  return {
    pedir,
    /** Books a session that is paid with a prepaid session (`bono`). */
    async conBono(reserva: Reserva = {}) {
      const persona = reserva.persona ?? (await mundo.persona({ bonos: 1 }));
      const pedido = await pedir({ ...reserva, persona });
      const { idCita } = valor(await servicios.agenda.pagarConSaldo(pedido));
      await atender(idCita, reserva);
      return { ...pedido, idCita };
    },
    /** Books a session that is paid by card. */
    async conTarjeta(reserva: Reserva = {}) {
      const pedido = await pedir(reserva);
      const { idCobro } = valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }));
      const { idPago } = pasarela.pagar(idCobro, "aprobado");
      valor(await servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
      const { cita } = valor(await servicios.agenda.verPedido(pedido));
      await atender(cita!.idCita, reserva);
      return { ...pedido, idCita: cita!.idCita, idCobro, idPago };
    },
    mover: (
      { idPersona, idCita }: Propia,
      hora: string,
      cambios: { fecha?: string; con?: EspecialistaConAgenda; version?: number; diferencia?: number } = {},
    ) =>
      servicios.agenda.reprogramarCita({
        idPersona,
        idCita,
        inicio: lima(cambios.fecha ?? MIERCOLES, hora),
        idEspecialista: cambios.con?.idEspecialista,
        version: cambios.version,
        diferenciaCentimos: cambios.diferencia,
      }),
    libres: async (fecha = MIERCOLES, con = especialista()) => {
      const agenda = await servicios.agenda.verEspecialista({ idEspecialista: con.idEspecialista });
      const dia = agenda!.dias.find((candidato) => candidato.fecha === fecha);
      return (dia?.horarios ?? []).map(({ inicio }) => horaDe(inicio));
    },
    saldoDe: async (idPersona: number) =>
      (await servicios.paquetes.verSaldo(idPersona)).bonos[0]?.cantidad ?? 0,
    verCita: async ({ idPersona, idCita }: Propia) =>
      valor(await servicios.agenda.verCita({ idPersona, idCita })),
    asuntos: async () =>
      (await db.selectFrom("correos").select("asunto").orderBy("creado_en").execute()).map(
        ({ asunto }) => asunto,
      ),
    correo,
  };
}

/** Number of times that each outcome occurred. */
export function cuenta(resultados: Parameters<typeof rechazo>[0][]): Record<string, number> {
  const veces: Record<string, number> = {};
  for (const resultado of resultados) veces[rechazo(resultado)] = (veces[rechazo(resultado)] ?? 0) + 1;
  return veces;
}
