import type { Contestado, Enviar } from "./cliente";
import { esLugar, type Cuaderno, type RetencionDicha, type SesionDicha, type VersionDicha } from "./cuaderno";
import type { HorarioEnJuego, PersonaEnJuego } from "./mundo";
import { VERSION_DE_DATOS } from "../../support/politicas";

/** What somebody sets out to do. Who abandons a time takes it and never comes back: it has to run out. */
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

/** Of those who pay, this part does so when the time is just running out. */
const PAGAN_TARDE = 0.05;

/** The attempts of the drill; each answers whether it got what it wanted, and writes down what it was told. */
export function makeIntentos({ enviar, cuaderno, persona, alAbandonar, azar, alRechazar }: Lugar) {
  const rechazado = ({ codigo }: Contestado) => {
    alRechazar(codigo);
    return null;
  };

  async function retener(quien: PersonaEnJuego, horario: HorarioEnJuego): Promise<RetencionDicha | null> {
    const retencion = await enviar({
      persona: quien,
      metodo: "POST",
      ruta: "/horarios",
      cuerpo: { ...horario },
    });
    if (retencion.estado !== 201) return rechazado(retencion);
    const { idHorario } = retencion.data as { idHorario: string };
    const dicha = { ...horario, idHorario, idPersona: quien.idPersona, devuelta: false };
    cuaderno.retenciones.push(dicha);
    return dicha;
  }

  async function soltar(quien: PersonaEnJuego, retencion: RetencionDicha): Promise<boolean> {
    const suelta = await enviar({
      persona: quien,
      metodo: "DELETE",
      ruta: `/horarios/${retencion.idHorario}`,
    });
    if (suelta.estado === 200) retencion.devuelta = true;
    else rechazado(suelta);
    return suelta.estado === 200;
  }

  /** Writes down what an answer about a session says, and answers it. */
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

  /** Refused because of what somebody else did to it: the client looks at it again. */
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
    async reservar(quien: PersonaEnJuego, horario: HorarioEnJuego): Promise<boolean> {
      const retencion = await retener(quien, horario);
      if (!retencion) return false;
      const { idHorario } = retencion;
      const pedido = await enviar({
        persona: quien,
        metodo: "POST",
        ruta: "/pedidos",
        cuerpo: { idHorario, versionDeDatos: VERSION_DE_DATOS },
      });
      const { idPedido } = pedido.data as { idPedido: string };
      if (azar() < PAGAN_TARDE) alAbandonar(idHorario);
      const pago =
        pedido.estado === 201
          ? await enviar({ persona: quien, metodo: "POST", ruta: "/sesiones", cuerpo: { idPedido } })
          : pedido;
      if (pago.estado !== 201) {
        rechazado(pago);
        await soltar(quien, retencion);
        return false;
      }
      const { idCita } = pago.data as { idCita: string };
      cuaderno.abrirSesion({ idCita, idPedido, idPersona: quien.idPersona }, horario);
      return true;
    },

    async devolver(quien: PersonaEnJuego, horario: HorarioEnJuego): Promise<boolean> {
      const retencion = await retener(quien, horario);
      return retencion !== null && soltar(quien, retencion);
    },

    async abandonar(quien: PersonaEnJuego, horario: HorarioEnJuego): Promise<boolean> {
      const retencion = await retener(quien, horario);
      if (retencion) alAbandonar(retencion.idHorario);
      return retencion !== null;
    },

    /** Half of them say what they were told would come back. */
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
      const dicha = anotar(sesion, contestada);
      // Where it was there already nothing was moved: the next version is somebody else's change.
      const seMovio = antes !== undefined && !esLugar(antes, destino);
      // Somebody else may have changed it again before it was read for this answer.
      if (seMovio && dicha.version === version + 1 && !esLugar(dicha, destino)) {
        cuaderno.contradicciones.push(`${sesion.idCita} was moved, and is at ${dicha.inicio}`);
      }
      return true;
    },
  };
}
