import { cierraLaSala } from "../citas/sala";
import type { Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { Envio } from "./envio";
import { cuentaDeEnvios, makeDejarPasar, type DepsDeSala } from "./participar";
import {
  CAMBIOS_POR_SALA,
  ESPERA_DE_NOVEDADES_EN_SEGUNDOS,
  estaPresente,
  MENSAJES_POR_MINUTO,
  otroRol,
  SEGUNDOS_ENTRE_PRESENCIAS,
  type Credencial,
  type EntradaEnSala,
  type Mensaje,
  type Novedades,
  type Participante,
  type Presencia,
  type RechazoDeSala,
} from "./sala";

type De<A extends Envio["accion"]> = Extract<Envio, { accion: A }>;

/** Enters the room as person or specialist. An older tab of the same role learns of it at its next request. */
export function makeEntrarALaSala(deps: DepsDeSala) {
  const { transaccion, now, newId, avisos, caminosIce } = deps;
  const dejarPasar = makeDejarEnviar(deps);
  return async (
    credencial: Credencial,
    { escalon }: De<"entrar">,
  ): Promise<Result<EntradaEnSala, RechazoDeSala>> => {
    const participante = await dejarPasar(credencial);
    if (!participante.ok) return participante;
    const { rol, cita } = participante.value;
    const { idCita } = cita;
    const hasta = cierraLaSala(cita.fin);
    const ahora = now();
    const idConexion = newId();
    const entrada = await transaccion(async (trx) => {
      const cursor = await trx.salas.avanzar(idCita, hasta);
      if (cursor > CAMBIOS_POR_SALA) return refuse("sala-llena");
      await trx.salas.ocupar(idCita, { rol, idConexion, escalon, vistaEn: ahora });
      await trx.citas.anotarLlegada(idCita, rol, ahora);
      // Stored signals belong to the former connection, which is gone.
      await trx.salas.olvidarSenales(idCita);
      const mensajes = await trx.salas.textos(idCita);
      return done({ cursor, mensajes, ...delOtro(await trx.salas.presencias(idCita), rol, ahora) });
    });
    if (!entrada.ok) return entrada;
    avisos.avisar(idCita);
    return done({ idConexion, ...entrada.value, ...caminosIce(idConexion, hasta) });
  };
}

/** News of a room after number `desde`: at once when there is some, else as soon as it comes, or none after a limit. */
export function makeEscucharLaSala(deps: DepsDeSala) {
  const { repos, now, avisos } = deps;
  const dejarPasar = makeDejarPasar(deps);

  async function leer({ rol, cita: { idCita } }: Participante, idConexion: string, desde: number) {
    const ahora = now();
    // The number is read before the messages: a message written in between comes with the next request, and none is
    // missed.
    const cursor = await repos.salas.ultimoNumero(idCita);
    const presencias = await repos.salas.presencias(idCita);
    const mia = presencias.find((presencia) => presencia.rol === rol);
    if (!mia) return refuse("sin-lugar");
    if (mia.idConexion !== idConexion) return refuse("relevada");
    if (ahora.getTime() - mia.vistaEn.getTime() >= SEGUNDOS_ENTRE_PRESENCIAS * 1000) {
      await repos.salas.ver(idCita, rol, idConexion, ahora);
    }
    const mensajes = cursor > desde ? await repos.salas.mensajes(idCita, desde, idConexion) : [];
    const hastaAqui = Math.max(cursor, ...mensajes.map(({ numero }) => numero));
    return done<Novedades>({ cursor: hastaAqui, ...delOtro(presencias, rol, ahora), mensajes });
  }

  return async (
    credencial: Credencial,
    { conexion, desde }: { conexion: string; desde: number },
    desiste: AbortSignal,
  ): Promise<Result<Novedades, RechazoDeSala>> => {
    const participante = await dejarPasar(credencial);
    if (!participante.ok) return participante;
    const deInmediato = await leer(participante.value, conexion, desde);
    if (!deInmediato.ok || deInmediato.value.cursor > desde) return deInmediato;
    await avisos.esperar(
      participante.value.cita.idCita,
      desde,
      ESPERA_DE_NOVEDADES_EN_SEGUNDOS * 1000,
      desiste,
    );
    // The room may have closed during the wait, or the session may be cancelled.
    const todavia = await dejarPasar(credencial);
    return todavia.ok ? leer(todavia.value, conexion, desde) : todavia;
  };
}

/** Sends to the room: signals, a chat message, or the level that this side can use. */
export function makeEnviarALaSala(deps: DepsDeSala) {
  const { transaccion, now, avisos } = deps;
  const dejarPasar = makeDejarEnviar(deps);
  return async (credencial: Credencial, envio: De<"senalar" | "escribir" | "cambiar">) => {
    const participante = await dejarPasar(credencial);
    if (!participante.ok) return participante;
    const { rol, cita } = participante.value;
    const ahora = now();
    const enviado = await transaccion(async (trx) => {
      const numero = await trx.salas.avanzar(cita.idCita, cierraLaSala(cita.fin));
      if (numero > CAMBIOS_POR_SALA) return refuse("sala-llena");
      if (envio.accion !== "escribir") {
        const lugar = await ocupaElLugar(trx, participante.value, envio.conexion);
        if (!lugar.ok) return lugar;
      }
      if (envio.accion === "cambiar") {
        await trx.salas.ocupar(cita.idCita, {
          rol,
          idConexion: envio.conexion,
          escalon: envio.escalon,
          vistaEn: ahora,
        });
      } else {
        await trx.salas.anotar(cita.idCita, { numero, rol, creadoEn: ahora, ...cuerpoDe(envio) });
        // A browser without scripts never enters the call, so that the first chat message shows that the person is in
        // the room.
        if (envio.accion === "escribir") await trx.citas.anotarLlegada(cita.idCita, rol, ahora);
      }
      return done(numero);
    });
    if (enviado.ok) avisos.avisar(cita.idCita);
    return enviado;
  };
}

/**
 * Leaves the room, when this connection is still the current one of its role: a tab that closes late removes no newer
 * one.
 */
export function makeSalirDeLaSala(deps: DepsDeSala) {
  const { transaccion, avisos } = deps;
  const dejarPasar = makeDejarPasar(deps);
  return async (credencial: Credencial, { conexion }: De<"salir">) => {
    const participante = await dejarPasar(credencial);
    if (!participante.ok) return participante;
    const { rol, cita } = participante.value;
    const salida = await transaccion(async (trx) => {
      await trx.salas.avanzar(cita.idCita, cierraLaSala(cita.fin));
      return (await trx.salas.dejar(cita.idCita, rol, conexion)) ? done(null) : refuse("sin-lugar");
    });
    if (salida.ok) avisos.avisar(cita.idCita);
    return salida;
  };
}

/** Lets a participant send to the room, and limits the number of messages across all processes. */
function makeDejarEnviar(deps: DepsDeSala) {
  const dejarPasar = makeDejarPasar(deps);
  return async (credencial: Credencial) => {
    const participante = await dejarPasar(credencial);
    if (!participante.ok) return participante;
    const { rol, cita } = participante.value;
    const limite = { tope: MENSAJES_POR_MINUTO, ventanaEnMinutos: 1 };
    const cuenta = await deps.repos.intentos.contar(cuentaDeEnvios(cita.idCita, rol), limite, deps.now());
    return cuenta > MENSAJES_POR_MINUTO ? refuse("demasiado-rapido") : participante;
  };
}

async function ocupaElLugar({ salas }: Repos<"salas">, { rol, cita }: Participante, idConexion: string) {
  const mia = (await salas.presencias(cita.idCita)).find((presencia) => presencia.rol === rol);
  if (!mia) return refuse("sin-lugar");
  return mia.idConexion === idConexion ? done(mia) : refuse("relevada");
}

function cuerpoDe(
  envio: De<"senalar" | "escribir">,
): Pick<Mensaje, "tipo" | "deConexion" | "paraConexion" | "cuerpo"> {
  if (envio.accion === "escribir") {
    return { tipo: "texto", deConexion: null, paraConexion: null, cuerpo: envio.texto };
  }
  const cuerpo = JSON.stringify(envio.senales);
  return { tipo: "senal", deConexion: envio.conexion, paraConexion: envio.para, cuerpo };
}

function delOtro(
  presencias: readonly Presencia[],
  rol: Participante["rol"],
  now: Date,
): Pick<Novedades, "otro" | "otroSalio"> {
  const presenciaDelOtro = presencias.find((presencia) => presencia.rol === otroRol(rol));
  if (!presenciaDelOtro) return { otro: null, otroSalio: true };
  const { idConexion, escalon } = presenciaDelOtro;
  return { otro: estaPresente(presenciaDelOtro, now) ? { idConexion, escalon } : null, otroSalio: false };
}
