import { addDays, subMinutes } from "date-fns";
import { rechazoPorDerecho, type Miembro as DeEquipo } from "../equipo/derechos/exigir";
import { anotarActo } from "../equipo/registro/anotar";
import type { AccionDeEquipo } from "../equipo/registro/registro";
import type { Deps, Repos } from "../shared/puertos";
import { done, refuse } from "../shared/result";
import { anunciarEnBandeja } from "./avisar";
import { esQuitadaQueVale, MODERAR, revisionTomada } from "./cola";
import { direccionDeConversacion, direccionDeQuitado, type Comunidades } from "./comunidad";
import { MINUTOS_DE_TOMA, type Decision, type RechazoAlModerar } from "./decision";
import { avisarRespuesta } from "./escribir";
import type { NombresDeGuardia } from "../saludMental/alertas/guardia";
import type { DepsDePeligro } from "./peligro";
import type { ClaseDeActo, Revision } from "./repositorio";
import { estaRetirado, type EstadoDeTexto, type Texto } from "./texto";

const ANOTADO: Record<ClaseDeActo, AccionDeEquipo> = {
  publicar: "publico-texto",
  quitar: "quito-texto",
  advertir: "advirtio-a-miembro",
  pausar: "pauso-a-miembro",
  suspender: "suspendio-a-miembro",
};

type Puertos =
  | NombresDeGuardia
  | "miembrosDeComunidad"
  | "notificaciones"
  | "registroDeEquipo"
  | "relacionesDeComunidad"
  | "revisionesDeComunidad"
  | "textosDeComunidad"
  | "textosRetirados";

export type DepsDeModerar = Deps<Puertos> & Pick<DepsDePeligro, "alertar"> & { comunidades: Comunidades };

/**
 * Acts of the moderators on texts and their authors. A moderator sees a pseudonym, and never the person. Each act has a
 * reason and its line in the registro, and a second act undoes it.
 */
export function makeModerar({ transaccion, now, newId, comunidades, alertar }: DepsDeModerar) {
  async function anotar(trx: Repos<Puertos>, miembro: DeEquipo, acto: AlAnotar): Promise<string> {
    const idActo = newId();
    const { revision, texto, clase, motivo, regla = null } = acto;
    await trx.revisionesDeComunidad.anotarActo({
      ...{ idActo, idRevision: revision.idRevision, idTexto: texto.idTexto, clase, regla, motivo },
      ...{ estadoAnterior: texto.estado, idCuenta: miembro.idCuenta, hechoEn: now(), deshechoEn: null },
    });
    // The line names the review and no person: the registro must not join pseudonyms with people.
    const linea = { accion: ANOTADO[clase], objeto: revision.idRevision, motivo };
    await anotarActo({ repos: trx, now, newId }, miembro, linea);
    return idActo;
  }

  /** Person who wrote the text, also one that its author took away; null for a deleted account. */
  async function autorDe(trx: Repos<Puertos>, { idTexto, idMiembro }: Texto): Promise<number | null> {
    const miembro = idMiembro && (await trx.miembrosDeComunidad.bloquearPorId(idMiembro));
    if (miembro) return miembro.idPersona;
    return (await trx.textosRetirados.porTexto(idTexto))?.idPersona ?? null;
  }

  /** Tells the author in their inbox. */
  async function avisarAutor(
    trx: Repos<Puertos>,
    texto: Texto,
    { a, mensaje }: { a: EstadoDeTexto; mensaje: string },
  ): Promise<void> {
    const autor = texto.idMiembro && (await trx.miembrosDeComunidad.bloquearPorId(texto.idMiembro));
    if (!autor) return;
    const { comunidad, idTexto, idConversacion } = texto;
    const enlace =
      a === "quitado"
        ? direccionDeQuitado(comunidad, idTexto)
        : `${direccionDeConversacion(comunidad, idConversacion)}#texto-${idTexto}`;
    await anunciarEnBandeja({ repos: trx, now, newId }, autor.idPersona, { mensaje, enlace });
  }

  /** Rule and reason of the removal that stands once a later act is undone. */
  async function queQuedaQuitado(trx: Repos<Puertos>, idTexto: string): Promise<Texto["quitado"]> {
    const quitada = (await trx.revisionesDeComunidad.actosDe(idTexto)).findLast(esQuitadaQueVale);
    return quitada ? { regla: quitada.regla!, motivo: quitada.motivo, en: quitada.hechoEn } : null;
  }

  /** Publishes or removes the text, and closes its review. */
  async function decidir(miembro: DeEquipo, idRevision: string, decision: Decidido) {
    // The content is read before the transaction, because on SQLite both would wait for the one connection.
    const todas = await comunidades.todas();
    return transaccion<{ idActo: string }, RechazoAlModerar>(async (trx) => {
      const rechazo = rechazoPorDerecho(miembro, MODERAR, now());
      if (rechazo) return refuse(rechazo);
      const mia = await revisionTomada(trx, miembro, { idRevision, now: now() });
      if (!mia.ok) return mia;
      const { texto } = mia.value;
      const { clase, motivo, regla } = decision;
      const comunidad = todas.find(({ url }) => url === texto.comunidad);
      if (clase === "quitar" && estaRetirado(texto)) return refuse("ya-no-esta");
      if (clase === "quitar" && (!regla || !comunidad?.reglas[regla - 1])) return refuse("regla-no-existe");
      const ahora = now();
      const desde = subMinutes(ahora, MINUTOS_DE_TOMA);
      if (
        !(await trx.revisionesDeComunidad.decidir(idRevision, { idCuenta: miembro.idCuenta, desde }, ahora))
      )
        return refuse("revision-ajena");
      // A text that its author sent to the moderators alone is never published.
      const publicable = texto.estado !== "solo-moderacion";
      const a: EstadoDeTexto = clase === "quitar" ? "quitado" : publicable ? "publicado" : texto.estado;
      if (estaRetirado(texto)) {
        // Nobody reads the text any more: the decision ends the review, and the kept words go.
        await trx.textosRetirados.olvidar(texto.idTexto);
        return done({ idActo: await anotar(trx, miembro, { ...mia.value, ...decision }) });
      }
      if (!(await trx.textosDeComunidad.cambiarEstado(texto.idTexto, texto.estado, a)))
        return refuse("ya-no-esta");
      const quitado = clase === "quitar" ? { regla: regla!, motivo, en: ahora } : null;
      await trx.textosDeComunidad.anotarQuitado(texto.idTexto, quitado);
      const esOtraVez = clase === "quitar" && texto.estado !== "quitado";
      if (esOtraVez) await trx.textosDeComunidad.olvidarApelacion(texto.idTexto);
      const idActo = await anotar(trx, miembro, { ...mia.value, ...decision });
      // A moderator reads the next text of an author who broke a rule before others do.
      if (texto.idMiembro && a !== "solo-moderacion")
        await trx.miembrosDeComunidad.confiar(texto.idMiembro, a === "publicado");
      if (a === "publicado" && texto.estado !== "publicado") {
        await avisarRespuesta({ repos: trx, now, newId }, texto);
        await avisarAutor(trx, texto, { a, mensaje: "Lo que escribiste ya se puede leer." });
      }
      if (a === "quitado") {
        const mensaje = esOtraVez
          ? "Moderación quitó algo que escribiste. Mira por qué."
          : "Moderación revisó tu pedido: lo que escribiste queda quitado. Mira por qué.";
        await avisarAutor(trx, texto, { a, mensaje });
      }
      return done({ idActo });
    });
  }

  /** Warns, pauses or suspends the author of a taken text; the text is decided apart. */
  const sancionar = (
    miembro: DeEquipo,
    idRevision: string,
    { clase, motivo, dias }: Decision & { clase: "advertir" | "pausar" | "suspender" },
  ) =>
    transaccion<{ idActo: string }, RechazoAlModerar>(async (trx) => {
      const rechazo = rechazoPorDerecho(miembro, MODERAR, now());
      if (rechazo) return refuse(rechazo);
      const mia = await revisionTomada(trx, miembro, { idRevision, now: now() });
      if (!mia.ok) return mia;
      const { texto } = mia.value;
      const idPersona = await autorDe(trx, texto);
      if (idPersona === null) return refuse("ya-no-esta");
      const { comunidad } = texto;
      const idActo = await anotar(trx, miembro, { ...mia.value, clase, motivo });
      // An author who left may be a member again, under another name.
      const deHoy = await trx.miembrosDeComunidad.bloquear(idPersona, comunidad);
      if (deHoy && clase !== "advertir") await trx.miembrosDeComunidad.confiar(deHoy.idMiembro, false);
      const hechaEn = now();
      await trx.revisionesDeComunidad.sancionar({
        ...{ idActo, idPersona, comunidad, clase, motivo, hechaEn },
        hasta: clase === "pausar" ? addDays(hechaEn, dias ?? 1) : null,
      });
      await anunciarEnBandeja({ repos: trx, now, newId }, idPersona, {
        mensaje: `Moderación te escribió: ${motivo}`.slice(0, 300),
        enlace: "/comunidades",
      });
      return done({ idActo });
    });

  return {
    /** Takes a text for 30 minutes. Another member may take it when they have passed. */
    tomar: (miembro: DeEquipo, idRevision: string) =>
      transaccion<null, RechazoAlModerar>(async (trx) => {
        const rechazo = rechazoPorDerecho(miembro, MODERAR, now());
        if (rechazo) return refuse(rechazo);
        if (!(await trx.revisionesDeComunidad.porId(idRevision))) return refuse("revision-no-existe");
        const ahora = now();
        const por = { idCuenta: miembro.idCuenta, libreAntesDe: subMinutes(ahora, MINUTOS_DE_TOMA) };
        if (!(await trx.revisionesDeComunidad.tomar(idRevision, por, ahora))) return refuse("revision-ajena");
        await anotarActo({ repos: trx, now, newId }, miembro, { accion: "tomo-texto", objeto: idRevision });
        return done(null);
      }),

    /** Gives a taken text back to the queue. */
    soltar: (miembro: DeEquipo, idRevision: string) =>
      transaccion<null, RechazoAlModerar>(async (trx) => {
        const rechazo = rechazoPorDerecho(miembro, MODERAR, now());
        if (rechazo) return refuse(rechazo);
        await trx.revisionesDeComunidad.soltar(idRevision, miembro.idCuenta);
        return done(null);
      }),

    /** Publishes a taken text. One that was sent to the moderators alone, or whose author took it away, is only closed. */
    publicar: (miembro: DeEquipo, idRevision: string, decision: Decision) =>
      decidir(miembro, idRevision, { ...decision, clase: "publicar" }),

    /** Removes a taken text by a rule; its author reads which rule and why. */
    quitar: (miembro: DeEquipo, idRevision: string, decision: Decision) =>
      decidir(miembro, idRevision, { ...decision, clase: "quitar" }),

    advertir: (miembro: DeEquipo, idRevision: string, decision: Decision) =>
      sancionar(miembro, idRevision, { ...decision, clase: "advertir" }),
    /** Lets the author read and not write, for `dias` days. */
    pausar: (miembro: DeEquipo, idRevision: string, decision: Decision) =>
      sancionar(miembro, idRevision, { ...decision, clase: "pausar" }),
    /** Ends the author's part in the community, until it is undone. */
    suspender: (miembro: DeEquipo, idRevision: string, decision: Decision) =>
      sancionar(miembro, idRevision, { ...decision, clase: "suspender" }),

    /**
     * Alerts the guard about the author of a taken text, who may be in danger. The guard reads nothing of the text, and
     * the moderator nothing of the person.
     */
    avisarGuardia: (miembro: DeEquipo, idRevision: string, { motivo }: Decision) =>
      transaccion<null, RechazoAlModerar>(async (trx) => {
        const rechazo = rechazoPorDerecho(miembro, MODERAR, now());
        if (rechazo) return refuse(rechazo);
        const mia = await revisionTomada(trx, miembro, { idRevision, now: now() });
        if (!mia.ok) return mia;
        const idPersona = await autorDe(trx, mia.value.texto);
        if (idPersona === null) return refuse("ya-no-esta");
        await alertar(trx, idPersona);
        const linea = { accion: "aviso-a-la-guardia", objeto: idRevision, motivo } as const;
        await anotarActo({ repos: trx, now, newId }, miembro, linea);
        return done(null);
      }),

    /** Undoes an act: a text returns to its former state and to the queue, a sanction ends. */
    deshacer: (miembro: DeEquipo, { idActo, motivo }: { idActo: string; motivo: string }) =>
      transaccion<null, RechazoAlModerar>(async (trx) => {
        const rechazo = rechazoPorDerecho(miembro, MODERAR, now());
        if (rechazo) return refuse(rechazo);
        const acto = await trx.revisionesDeComunidad.acto(idActo);
        if (!acto) return refuse("revision-no-existe");
        if (!(await trx.revisionesDeComunidad.deshacer(idActo, now()))) return refuse("acto-deshecho");
        const { idRevision, idTexto, clase, estadoAnterior } = acto;
        const linea = { accion: "deshizo-moderacion", objeto: idRevision, motivo } as const;
        await anotarActo({ repos: trx, now, newId }, miembro, linea);
        if (clase !== "publicar" && clase !== "quitar") {
          await trx.revisionesDeComunidad.levantar(idActo, now());
          return done(null);
        }
        const texto = await trx.textosDeComunidad.porId(idTexto);
        if (!texto || estaRetirado(texto)) return refuse("ya-no-esta");
        const actual = clase === "quitar" ? "quitado" : "publicado";
        if (estadoAnterior !== "solo-moderacion" || clase === "quitar") {
          if (!(await trx.textosDeComunidad.cambiarEstado(idTexto, actual, estadoAnterior)))
            return refuse("ya-no-esta");
        }
        await trx.textosDeComunidad.anotarQuitado(
          idTexto,
          estadoAnterior === "quitado" ? await queQuedaQuitado(trx, idTexto) : null,
        );
        // Nobody knows which publication made the author trusted: their next text waits again.
        const { idMiembro } = texto;
        if (clase === "publicar" && idMiembro) await trx.miembrosDeComunidad.confiar(idMiembro, false);
        await trx.revisionesDeComunidad.reabrir(idRevision);
        return done(null);
      }),
  };
}

type Decidido = Decision & { clase: "publicar" | "quitar" };

interface AlAnotar {
  revision: Revision;
  texto: Texto;
  clase: ClaseDeActo;
  motivo: string;
  regla?: number | undefined;
}
