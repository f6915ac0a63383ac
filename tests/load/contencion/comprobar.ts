import type { Db } from "../../../server/db/client";
import { loRoto } from "../../support/invariantes";
import type { HorarioEnJuego } from "./mundo";

/** What a client was told by an answer that arrived. */
export interface Confirmado extends HorarioEnJuego {
  idPersona: number;
  idHorario: string;
  /** How far this client got: the last step whose success was acknowledged. */
  estado: "retenido" | "liberado" | "reservado";
  idPedido?: string;
  idCita?: string;
}

/**
 * Reads the database alone and says in words what is wrong: times given twice, orders and balances that do not
 * add up, and everything that was acknowledged to somebody and is not there.
 */
export async function comprobar(db: Db, confirmados: readonly Confirmado[], now: Date): Promise<string[]> {
  return [...(await loRoto(db, now)), ...(await loPerdido(db, confirmados))];
}

async function loPerdido(db: Db, confirmados: readonly Confirmado[]): Promise<string[]> {
  const porId = <T>(filas: T[], id: (fila: T) => string) => new Map(filas.map((fila) => [id(fila), fila]));
  const horarios = porId(
    await db.selectFrom("horarios").selectAll().execute(),
    ({ id_horario }) => id_horario,
  );
  const pedidos = porId(await db.selectFrom("pedidos").selectAll().execute(), ({ id_pedido }) => id_pedido);
  const citas = porId(await db.selectFrom("citas").selectAll().execute(), ({ id_cita }) => id_cita);

  const perdido: string[] = [];
  for (const dicho of confirmados) {
    const exigir = (cierto: boolean, texto: string) => {
      if (!cierto) perdido.push(`lost: ${dicho.idHorario} of ${dicho.idPersona} ${texto}`);
    };
    const horario = horarios.get(dicho.idHorario);
    exigir(
      horario?.id_persona === dicho.idPersona &&
        horario.id_especialista === dicho.idEspecialista &&
        horario.inicio === dicho.inicio,
      "was held, and is not theirs or not there",
    );
    if (dicho.estado === "liberado")
      exigir(horario?.estado === "liberado", `was released and is ${horario?.estado}`);
    if (dicho.estado !== "reservado") continue;
    const cita = citas.get(dicho.idCita ?? "");
    exigir(horario?.estado === "reservado", `was booked and is ${horario?.estado}`);
    exigir(
      cita?.id_horario === dicho.idHorario &&
        cita.id_persona === dicho.idPersona &&
        cita.id_pedido === dicho.idPedido &&
        cita.estado === "reservada",
      "was booked and has no session",
    );
    exigir(pedidos.get(dicho.idPedido ?? "")?.estado === "pagado", "was paid and its order is not");
  }
  return perdido;
}
