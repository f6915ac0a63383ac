import type { CodigoDePlan } from "../cuentas/perfil/planes";
import type { Deps, Repos } from "../shared/puertos";
import { done, refuse, type Result } from "../shared/result";
import { estaPublicada } from "../contenido/reglas";
import { loQuePaso, type LoDeLoQuePaso } from "./loQuePaso";
import {
  avanceDe,
  cuandoPreguntar,
  estadoDe,
  pasosAbiertos,
  proximoRecordatorio,
  type EstadoDeRecorrido,
  type PasoHecho,
  type RechazoDeRuta,
  type Recordatorio,
  type Recorrido,
  type Ritmo,
} from "./recorrido";
import type { RecorridoConPasos, Rutas } from "./repositorio";
import { esParaElPlan, type ClaseDePaso, type Opcion, type Ruta } from "./ruta";

export type LoDeRutas = LoDeLoQuePaso | "pasosHechos" | "recorridos";

export interface ConRutas {
  rutas: Rutas;
  /** The plan of a person that counts. */
  planDe: (idPersona: number) => Promise<CodigoDePlan | null>;
}

export interface DepsDeRutas extends Deps<LoDeRutas>, ConRutas {}

interface Cual {
  idPersona: number;
  uid: string;
}

/** A route and how far somebody is with it. */
export interface RutaDeAlguien {
  ruta: Ruta;
  recorrido: Recorrido;
  hechos: readonly PasoHecho[];
}

/**
 * What somebody does with a route. Each of these may be said twice, and from two windows at once: the row of their way
 * is held while it changes, and a step that is done is a row which can be written once.
 */
export function makeRecorrer(deps: DepsDeRutas) {
  const { repos, transaccion, rutas, now, newId, planDe } = deps;

  /** "Empezar ruta", and coming back to one that was left: what was done stays done. */
  const empezar = async ({ idPersona, uid }: Cual): Promise<Result<Recorrido, RechazoDeRuta>> => {
    const ruta = await rutas.porUid(uid);
    if (!ruta) return refuse("ruta-no-existe");
    if (!(await repos.recorridos.uno({ idPersona, uid }))) {
      if (!estaPublicada(ruta, now())) return refuse("ruta-no-existe");
      if (!esParaElPlan(ruta, await planDe(idPersona))) return refuse("ruta-de-otro-plan");
    }
    return transaccion(async (trx) => {
      const recorrido = await trx.recorridos.tomar({
        idRecorrido: newId(),
        idPersona,
        uid,
        ritmo: "diario",
        empezadoEn: now(),
        pausadoEn: null,
        preguntarEn: null,
        dejadoEn: null,
        terminadoEn: null,
        recordatorio: null,
        recordarEn: null,
      });
      if (estadoDe(recorrido) !== "dejada") return done(recorrido);
      return done(await guardar(trx, { ...recorrido, dejadoEn: null, pausadoEn: null, preguntarEn: null }));
    });
  };

  /** Changes a way that was begun, while nobody else does. */
  const cambiar = <T>(
    cual: Cual,
    cambio: (
      trx: Repos<LoDeRutas>,
      recorrido: Recorrido,
      ahora: Date,
    ) => Promise<Result<T, RechazoDeRuta>> | Result<T, RechazoDeRuta>,
  ) =>
    transaccion(async (trx): Promise<Result<T, RechazoDeRuta>> => {
      const recorrido = await trx.recorridos.bloquear(cual);
      return recorrido ? cambio(trx, recorrido, now()) : refuse("ruta-sin-empezar");
    });

  /** One that is neither left nor ended. */
  const cambiarUnaAbierta = (cual: Cual, cambio: (recorrido: Recorrido, ahora: Date) => Recorrido) =>
    cambiar<Recorrido>(cual, async (trx, recorrido, ahora) => {
      const no = rechazoAlCambiar(estadoDe(recorrido));
      return no ? refuse(no) : done(await guardar(trx, cambio(recorrido, ahora)));
    });

  const ponerAlDia = async (cual: Cual): Promise<RutaDeAlguien | null> => {
    const [recorrido, hechos] = await Promise.all([repos.recorridos.uno(cual), repos.pasosHechos.de(cual)]);
    const [suya] = await ponerAlDiaLoLeido(cual.idPersona, recorrido ? [{ recorrido, hechos }] : []);
    return suya ?? null;
  };

  /**
   * Notes what happened elsewhere, and the end of those of which nothing is left. Doing it again changes nothing. One
   * that the content never had is left out.
   */
  const ponerAlDiaLoLeido = async (
    idPersona: number,
    leidos: readonly RecorridoConPasos[],
    clases?: readonly ClaseDePaso[],
  ): Promise<RutaDeAlguien[]> => {
    const todas = await Promise.all(
      leidos.map(async (leido) => ({ ...leido, ruta: await rutas.porUid(leido.recorrido.uid) })),
    );
    const suyas = todas.flatMap(({ ruta, ...leido }): RutaDeAlguien[] => (ruta ? [{ ...leido, ruta }] : []));
    // One that has ended too: what an editor added to it may have happened.
    const abiertas = suyas
      .filter(({ recorrido }) => estadoDe(recorrido) !== "dejada")
      .map((suya) => ({ suya, recorrido: suya.recorrido, ...avanceDe(suya.ruta.pasos, suya.hechos) }));
    const nuevos = await loQuePaso(repos, idPersona, abiertas, now(), clases);
    const cambiadas = new Map<RutaDeAlguien, RutaDeAlguien | null>();
    for (const [indice, { suya, recorrido, completa }] of abiertas.entries()) {
      const suyos = nuevos[indice] ?? [];
      const termina = completa && recorrido.terminadoEn === null;
      if (suyos.length > 0 || termina) cambiadas.set(suya, await anotar(suya, suyos));
    }
    return suyas.flatMap((suya) => (cambiadas.has(suya) ? (cambiadas.get(suya) ?? []) : suya));
  };

  /** Null where the way is gone meanwhile. */
  const anotar = async ({ ruta, recorrido }: RutaDeAlguien, nuevos: readonly PasoHecho[]) => {
    const cual = { idPersona: recorrido.idPersona, uid: recorrido.uid };
    const hecho = await cambiar<RutaDeAlguien>(cual, async (trx, suyo, ahora) => {
      for (const uno of nuevos) await trx.pasosHechos.anotar(cual, uno);
      return done({ ruta, ...(await terminarSiYa(trx, ruta, suyo, ahora)) });
    });
    return hecho.ok ? hecho.value : null;
  };

  return {
    empezar,
    ponerAlDia,
    ponerAlDiaLoLeido,

    /** "Lo hice", and the answer to a question, without which no question is done. A step that is done stays as it was. */
    async darPaso({
      idPersona,
      uid,
      paso: id,
      opcion,
    }: Cual & { paso: string; opcion?: string | undefined }): Promise<
      Result<{ recorrido: Recorrido; respuesta: string | null }, RechazoDeRuta>
    > {
      const cual = { idPersona, uid };
      // What happened elsewhere today is today's step.
      const suya = await ponerAlDia(cual);
      if (!suya) return refuse((await rutas.porUid(uid)) ? "ruta-sin-empezar" : "ruta-no-existe");
      const { ruta } = suya;
      const paso = ruta.pasos.find((uno) => uno.id === id);
      if (!paso) return refuse("paso-no-existe");
      const elegida = paso.pregunta?.opciones.find((una: Opcion) => una.id === opcion) ?? null;
      if ((opcion !== undefined || paso.pregunta) && !elegida) return refuse("opcion-no-existe");
      return cambiar(cual, async (trx, recorrido, ahora) => {
        const respuesta = elegida?.respuesta ?? null;
        const hechos = await trx.pasosHechos.de(cual);
        if (hechos.some((uno) => uno.paso === id)) return done({ recorrido, respuesta });
        const estado = estadoDe(recorrido);
        if (estado === "dejada") return refuse("ruta-sin-empezar");
        if (estado === "en-pausa") return refuse("ruta-en-pausa");
        // What an editor added to a route that somebody had ended may be done too, whenever they like.
        const abiertos = pasosAbiertos(recorrido, ruta.pasos, hechos, ahora);
        if (estado === "en-curso" && !abiertos.includes(paso)) {
          return refuse(abiertos.length === 0 ? "paso-de-otro-dia" : "paso-fuera-de-turno");
        }
        await trx.pasosHechos.anotar(cual, { paso: id, titulo: paso.titulo, hechoEn: ahora, como: "dicho" });
        const fin = await terminarSiYa(trx, ruta, recorrido, ahora);
        return done({ recorrido: fin.recorrido, respuesta });
      });
    },

    /** "Pausar ruta": nothing is lost by it, and on a day of theirs they are asked whether to go on. */
    pausar: ({ dias, ...cual }: Cual & { dias: number }) =>
      cambiarUnaAbierta(cual, (recorrido, ahora) => ({
        ...recorrido,
        pausadoEn: recorrido.pausadoEn ?? ahora,
        preguntarEn: cuandoPreguntar(ahora, dias),
      })),

    /** "Seguir ruta" */
    seguir: (cual: Cual) =>
      cambiarUnaAbierta(cual, (recorrido) => ({ ...recorrido, pausadoEn: null, preguntarEn: null })),

    /** "Dejar la ruta": it may be begun again where it was left. */
    dejar: (cual: Cual) =>
      cambiar<Recorrido>(cual, async (trx, recorrido, ahora) => {
        const estado = estadoDe(recorrido);
        if (estado === "terminada") return refuse("ruta-terminada");
        if (estado === "dejada") return done(recorrido);
        return done(await guardar(trx, { ...recorrido, ...SIN_AVISOS, dejadoEn: ahora, pausadoEn: null }));
      }),

    cambiarRitmo: ({ ritmo, ...cual }: Cual & { ritmo: Ritmo }) =>
      cambiarUnaAbierta(cual, (recorrido) => ({ ...recorrido, ritmo })),

    /** On which days, and at what hour; null for never. */
    recordar: ({ recordatorio, ...cual }: Cual & { recordatorio: Recordatorio | null }) =>
      cambiarUnaAbierta(cual, (recorrido, ahora) => ({
        ...recorrido,
        recordatorio,
        recordarEn: proximoRecordatorio(recordatorio, ahora),
      })),

    /** By the link of a mail. Whatever became of the route: its person is written no more about it. */
    async dejarDeRecordar({
      idRecorrido,
    }: {
      idRecorrido: string;
    }): Promise<Result<Recorrido, RechazoDeRuta>> {
      const visto = await repos.recorridos.porId(idRecorrido);
      if (!visto) return refuse("ruta-sin-empezar");
      return cambiar<Recorrido>(visto, async (trx, recorrido) =>
        done(await guardar(trx, { ...recorrido, ...SIN_AVISOS })),
      );
    },
  };
}

const SIN_AVISOS = { preguntarEn: null, recordatorio: null, recordarEn: null } as const;

function rechazoAlCambiar(estado: EstadoDeRecorrido): RechazoDeRuta | null {
  if (estado === "terminada") return "ruta-terminada";
  return estado === "dejada" ? "ruta-sin-empezar" : null;
}

async function guardar(trx: Repos<"recorridos">, recorrido: Recorrido): Promise<Recorrido> {
  await trx.recorridos.guardar(recorrido);
  return recorrido;
}

async function terminarSiYa(
  trx: Repos<"recorridos" | "pasosHechos">,
  ruta: Ruta,
  recorrido: Recorrido,
  ahora: Date,
): Promise<Omit<RutaDeAlguien, "ruta">> {
  const hechos = await trx.pasosHechos.de(recorrido);
  const termina = recorrido.terminadoEn === null && avanceDe(ruta.pasos, hechos).completa;
  if (!termina) return { recorrido, hechos };
  const fin = { ...recorrido, ...SIN_AVISOS, pausadoEn: null, terminadoEn: ahora };
  return { recorrido: await guardar(trx, fin), hechos };
}
