import type { CodigoDePlan } from "../cuentas/perfil/planes";
import type { Deps, Repos } from "../shared/puertos";
import { done, refuse, type Result } from "../shared/result";
import { estaPublicada } from "../contenido/reglas";
import { buscarPasosHechos, type RepositoriosDePasos } from "./pasosHechos";
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

export type RepositoriosDeRutas = RepositoriosDePasos | "pasosHechos" | "recorridos";

export interface ConRutas {
  rutas: Rutas;
  /** Plan of a person that counts when they have several (specification § 6). */
  planDe: (idPersona: number) => Promise<CodigoDePlan | null>;
}

export interface DepsDeRutas extends Deps<RepositoriosDeRutas>, ConRutas {}

interface PersonaYRuta {
  idPersona: number;
  uid: string;
}

/** A route and a person's progress through it. */
export interface RutaDeAlguien {
  ruta: Ruta;
  recorrido: Recorrido;
  hechos: readonly PasoHecho[];
}

/**
 * Actions of a person on a route. Each may be repeated, also from two windows at once: the person's route is locked
 * while it changes, and a step is stored as done only once.
 */
export function makeRecorrer(deps: DepsDeRutas) {
  const { repos, transaccion, rutas, now, newId, planDe } = deps;

  /** Begins a route ("Empezar ruta"), also one that the person left: done steps stay done. */
  const empezar = async ({ idPersona, uid }: PersonaYRuta): Promise<Result<Recorrido, RechazoDeRuta>> => {
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

  /** Changes a route that the person began, while it is locked. */
  const cambiar = <T>(
    personaYRuta: PersonaYRuta,
    cambio: (
      trx: Repos<RepositoriosDeRutas>,
      recorrido: Recorrido,
      ahora: Date,
    ) => Promise<Result<T, RechazoDeRuta>> | Result<T, RechazoDeRuta>,
  ) =>
    transaccion(async (trx): Promise<Result<T, RechazoDeRuta>> => {
      const recorrido = await trx.recorridos.bloquear(personaYRuta);
      return recorrido ? cambio(trx, recorrido, now()) : refuse("ruta-sin-empezar");
    });

  /** Changes a route that the person began and has neither left nor finished. */
  const cambiarUnaAbierta = (
    personaYRuta: PersonaYRuta,
    cambio: (recorrido: Recorrido, ahora: Date) => Recorrido,
  ) =>
    cambiar<Recorrido>(personaYRuta, async (trx, recorrido, ahora) => {
      const no = rechazoAlCambiar(estadoDe(recorrido));
      return no ? refuse(no) : done(await guardar(trx, cambio(recorrido, ahora)));
    });

  const ponerAlDia = async (personaYRuta: PersonaYRuta): Promise<RutaDeAlguien | null> => {
    const [recorrido, pasos] = await Promise.all([
      repos.recorridos.uno(personaYRuta),
      repos.pasosHechos.de(personaYRuta),
    ]);
    const [rutaAlDia] = await ponerAlDiaRecorridos(
      personaYRuta.idPersona,
      recorrido ? [{ recorrido, hechos: pasos }] : [],
    );
    return rutaAlDia ?? null;
  };

  /**
   * Notes steps that were done elsewhere, and ends the routes without steps left. A second call changes nothing. Routes
   * that the content never had are left out.
   */
  const ponerAlDiaRecorridos = async (
    idPersona: number,
    leidos: readonly RecorridoConPasos[],
    clases?: readonly ClaseDePaso[],
  ): Promise<RutaDeAlguien[]> => {
    const todas = await Promise.all(
      leidos.map(async (leido) => ({ ...leido, ruta: await rutas.porUid(leido.recorrido.uid) })),
    );
    const rutasDePersona = todas.flatMap(({ ruta, ...leido }): RutaDeAlguien[] =>
      ruta ? [{ ...leido, ruta }] : [],
    );
    // Finished routes are checked too: the person may have done a step that an editor added later.
    const abiertas = rutasDePersona
      .filter(({ recorrido }) => estadoDe(recorrido) !== "dejada")
      .map((rutaDePersona) => ({
        rutaDePersona,
        recorrido: rutaDePersona.recorrido,
        ...avanceDe(rutaDePersona.ruta.pasos, rutaDePersona.hechos),
      }));
    const nuevos = await buscarPasosHechos(repos, { idPersona, caminos: abiertas, clases }, now());
    const cambiadas = new Map<RutaDeAlguien, RutaDeAlguien | null>();
    for (const [indice, { rutaDePersona, recorrido, completa }] of abiertas.entries()) {
      const pasosNuevos = nuevos[indice] ?? [];
      const termina = completa && recorrido.terminadoEn === null;
      if (pasosNuevos.length > 0 || termina)
        cambiadas.set(rutaDePersona, await anotar(rutaDePersona, pasosNuevos));
    }
    return rutasDePersona.flatMap((rutaDePersona) =>
      cambiadas.has(rutaDePersona) ? (cambiadas.get(rutaDePersona) ?? []) : rutaDePersona,
    );
  };

  /** Notes done steps of a person's route. Null when the person left the route meanwhile. */
  const anotar = async ({ ruta, recorrido }: RutaDeAlguien, nuevos: readonly PasoHecho[]) => {
    const personaYRuta = { idPersona: recorrido.idPersona, uid: recorrido.uid };
    const resultado = await cambiar<RutaDeAlguien>(personaYRuta, async (trx, bloqueado, ahora) => {
      for (const paso of nuevos) await trx.pasosHechos.anotar(personaYRuta, paso);
      return done({ ruta, ...(await terminarSiYa(trx, ruta, bloqueado, ahora)) });
    });
    return resultado.ok ? resultado.value : null;
  };

  return {
    empezar,
    ponerAlDia,
    ponerAlDiaRecorridos,

    /**
     * Marks a step as done ("Lo hice"), with the answer when the step is a question. A step that is done stays as it
     * was.
     */
    async darPaso({
      idPersona,
      uid,
      paso: id,
      opcion,
    }: PersonaYRuta & { paso: string; opcion?: string | undefined }): Promise<
      Result<{ recorrido: Recorrido; respuesta: string | null }, RechazoDeRuta>
    > {
      const personaYRuta = { idPersona, uid };
      // A step that was done elsewhere today counts as the step of today.
      const rutaAlDia = await ponerAlDia(personaYRuta);
      if (!rutaAlDia) return refuse((await rutas.porUid(uid)) ? "ruta-sin-empezar" : "ruta-no-existe");
      const { ruta } = rutaAlDia;
      const paso = ruta.pasos.find((candidato) => candidato.id === id);
      if (!paso) return refuse("paso-no-existe");
      const elegida = paso.pregunta?.opciones.find((posible: Opcion) => posible.id === opcion) ?? null;
      if ((opcion !== undefined || paso.pregunta) && !elegida) return refuse("opcion-no-existe");
      return cambiar(personaYRuta, async (trx, recorrido, ahora) => {
        const respuesta = elegida?.respuesta ?? null;
        const pasosHechos = await trx.pasosHechos.de(personaYRuta);
        if (pasosHechos.some((pasoHecho) => pasoHecho.paso === id)) return done({ recorrido, respuesta });
        const estado = estadoDe(recorrido);
        if (estado === "dejada") return refuse("ruta-sin-empezar");
        if (estado === "en-pausa") return refuse("ruta-en-pausa");
        // Steps that an editor added to a finished route may be done at any time.
        const abiertos = pasosAbiertos(recorrido, ruta.pasos, pasosHechos, ahora);
        if (estado === "en-curso" && !abiertos.includes(paso)) {
          return refuse(abiertos.length === 0 ? "paso-de-otro-dia" : "paso-fuera-de-turno");
        }
        await trx.pasosHechos.anotar(personaYRuta, {
          paso: id,
          titulo: paso.titulo,
          hechoEn: ahora,
          como: "dicho",
        });
        const fin = await terminarSiYa(trx, ruta, recorrido, ahora);
        return done({ recorrido: fin.recorrido, respuesta });
      });
    },

    /** Pauses a route ("Pausar ruta"). Nothing is lost, and after `dias` days the person is asked whether to go on. */
    pausar: ({ dias, ...personaYRuta }: PersonaYRuta & { dias: number }) =>
      cambiarUnaAbierta(personaYRuta, (recorrido, ahora) => ({
        ...recorrido,
        pausadoEn: recorrido.pausadoEn ?? ahora,
        preguntarEn: cuandoPreguntar(ahora, dias),
      })),

    /** Ends the pause of a route ("Seguir ruta"). */
    seguir: (personaYRuta: PersonaYRuta) =>
      cambiarUnaAbierta(personaYRuta, (recorrido) => ({ ...recorrido, pausadoEn: null, preguntarEn: null })),

    /** Leaves a route ("Dejar la ruta"). The person may begin it again from the same step. */
    dejar: (personaYRuta: PersonaYRuta) =>
      cambiar<Recorrido>(personaYRuta, async (trx, recorrido, ahora) => {
        const estado = estadoDe(recorrido);
        if (estado === "terminada") return refuse("ruta-terminada");
        if (estado === "dejada") return done(recorrido);
        return done(await guardar(trx, { ...recorrido, ...SIN_AVISOS, dejadoEn: ahora, pausadoEn: null }));
      }),

    cambiarRitmo: ({ ritmo, ...personaYRuta }: PersonaYRuta & { ritmo: Ritmo }) =>
      cambiarUnaAbierta(personaYRuta, (recorrido) => ({ ...recorrido, ritmo })),

    /** Sets the days and the hour of a route's reminders; null for no reminders. */
    recordar: ({ recordatorio, ...personaYRuta }: PersonaYRuta & { recordatorio: Recordatorio | null }) =>
      cambiarUnaAbierta(personaYRuta, (recorrido, ahora) => ({
        ...recorrido,
        recordatorio,
        recordarEn: proximoRecordatorio(recordatorio, ahora),
      })),

    /** Stops the reminders of a route by the link of a mail, whether the route is begun, paused, left or finished. */
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
  const pasos = await trx.pasosHechos.de(recorrido);
  const termina = recorrido.terminadoEn === null && avanceDe(ruta.pasos, pasos).completa;
  if (!termina) return { recorrido, hechos: pasos };
  const fin = { ...recorrido, ...SIN_AVISOS, pausadoEn: null, terminadoEn: ahora };
  return { recorrido: await guardar(trx, fin), hechos: pasos };
}
