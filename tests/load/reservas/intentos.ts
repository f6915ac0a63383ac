import type { Contestado, Enviar } from "./cliente";
import { esLugar, type Cuaderno, type RetencionDicha, type SesionDicha, type VersionDicha } from "./cuaderno";
import type { HorarioEnJuego, PersonaEnJuego } from "./mundo";
import { VERSION_DE_DATOS } from "../../support/politicas";

/** Kind of a client's attempt. `abandonar` takes a time and never comes back: the hold has to expire. */
export type Clase = "reservar" | "devolver" | "abandonar" | "cancelar" | "reprogramar";

interface Lugar {
  enviar: Enviar;
  cuaderno: Cuaderno;
  persona: (idPersona: number) => PersonaEnJuego;
  alAbandonar: (idHorario: string) => void;
  azar: () => number;
  alRechazar: (codigo: string) => void;
}

interface SesionContestada extends VersionDicha {
  version: number;
  cancelacion: { devolucion: string } | null;
}

/** Share of the payers who pay when their time is just expiring. */
const PAGAN_TARDE = 0.05;

/** Makes the attempts of the simulated clients. Each tells whether it reached its goal, and notes the answers. */
export function makeIntentos({ enviar, cuaderno, persona, alAbandonar, azar, alRechazar }: Lugar) {
  const rechazado = ({ codigo }: Contestado) => {
    alRechazar(codigo);
    return null;
  };

  async function retener(persona: PersonaEnJuego, horario: HorarioEnJuego): Promise<RetencionDicha | null> {
    const retencion = await enviar({
      persona,
      metodo: "POST",
      ruta: "/horarios",
      cuerpo: { ...horario },
    });
    if (retencion.estado !== 201) return rechazado(retencion);
    const { idHorario } = retencion.data as { idHorario: string };
    const retencionDicha = { ...horario, idHorario, idPersona: persona.idPersona, devuelta: false };
    cuaderno.retenciones.push(retencionDicha);
    return retencionDicha;
  }

  async function soltar(persona: PersonaEnJuego, retencion: RetencionDicha): Promise<boolean> {
    const suelta = await enviar({
      persona,
      metodo: "DELETE",
      ruta: `/horarios/${retencion.idHorario}`,
    });
    if (suelta.estado === 200) retencion.devuelta = true;
    else rechazado(suelta);
    return suelta.estado === 200;
  }

  /** Notes what an answer about a session says, and gives that session. */
  function anotar(sesion: SesionDicha, { data }: Contestado): SesionContestada {
    const { version, estado, idEspecialista, inicio, cancelacion } = data as unknown as SesionContestada;
    cuaderno.anotar(sesion, version, { estado, idEspecialista, inicio });
    return { version, estado, idEspecialista, inicio, cancelacion };
  }

  const cambiar = (sesion: SesionDicha, que: string, cuerpo: Record<string, unknown>) =>
    enviar({
      persona: persona(sesion.idPersona),
      metodo: "POST",
      ruta: `/sesiones/${sesion.idCita}/${que}`,
      cuerpo,
      alPerder: () => sesion.cambios++,
    });

  /** Requests a session again, after an attempt was refused because of another client's change. */
  async function mirar(sesion: SesionDicha, rechazo: Contestado): Promise<false> {
    alRechazar(rechazo.codigo);
    if (!rechazo.codigo.startsWith("cita-")) return false;
    const vista = await enviar({
      persona: persona(sesion.idPersona),
      metodo: "GET",
      ruta: `/sesiones/${sesion.idCita}`,
    });
    anotar(sesion, vista);
    return false;
  }

  return {
    async reservar(persona: PersonaEnJuego, horario: HorarioEnJuego): Promise<boolean> {
      const retencion = await retener(persona, horario);
      if (!retencion) return false;
      const { idHorario } = retencion;
      const pedido = await enviar({
        persona,
        metodo: "POST",
        ruta: "/pedidos",
        cuerpo: { idHorario, versionDeDatos: VERSION_DE_DATOS },
      });
      const { idPedido } = pedido.data as { idPedido: string };
      if (azar() < PAGAN_TARDE) alAbandonar(idHorario);
      const pago =
        pedido.estado === 201
          ? await enviar({ persona, metodo: "POST", ruta: "/sesiones", cuerpo: { idPedido } })
          : pedido;
      if (pago.estado !== 201) {
        rechazado(pago);
        await soltar(persona, retencion);
        return false;
      }
      const { idCita } = pago.data as { idCita: string };
      cuaderno.abrirSesion({ idCita, idPedido, idPersona: persona.idPersona }, horario);
      return true;
    },

    async devolver(persona: PersonaEnJuego, horario: HorarioEnJuego): Promise<boolean> {
      const retencion = await retener(persona, horario);
      return retencion !== null && soltar(persona, retencion);
    },

    async abandonar(persona: PersonaEnJuego, horario: HorarioEnJuego): Promise<boolean> {
      const retencion = await retener(persona, horario);
      if (retencion) alAbandonar(retencion.idHorario);
      return retencion !== null;
    },

    /** Cancels a session. Half of the clients name the refund that they were told. */
    async cancelar(sesion: SesionDicha, conVuelta: boolean): Promise<boolean> {
      const { version } = sesion;
      const contestada = await cambiar(sesion, "cancelacion", {
        version,
        ...(conVuelta && { vuelve: "bono" }),
      });
      if (contestada.estado !== 200) return mirar(sesion, contestada);
      sesion.cambios++;
      const { estado, cancelacion } = anotar(sesion, contestada);
      if (estado !== "cancelada" || cancelacion?.devolucion !== "bono") {
        cuaderno.contradicciones.push(
          `the cancellation of ${sesion.idCita} was accepted, and it is ${estado}`,
        );
      }
      return true;
    },

    async reprogramar(sesion: SesionDicha, destino: HorarioEnJuego): Promise<boolean> {
      const { version } = sesion;
      const antes = sesion.versiones.get(version);
      const contestada = await cambiar(sesion, "reprogramacion", { ...destino, version });
      if (contestada.estado !== 200) return mirar(sesion, contestada);
      sesion.cambios++;
      const versionDicha = anotar(sesion, contestada);
      // A session that already had that time was not moved: the next version is another client's change.
      const seMovio = antes !== undefined && !esLugar(antes, destino);
      // Another client may have changed the session again before it was read for this answer.
      if (seMovio && versionDicha.version === version + 1 && !esLugar(versionDicha, destino)) {
        cuaderno.contradicciones.push(`${sesion.idCita} was moved, and is at ${versionDicha.inicio}`);
      }
      return true;
    },
  };
}
