import { UN_DIA_EN_MINUTOS } from "../shared/duracion";
import type { DepsConSitio, Repos } from "../shared/puertos";
import { done, refuse, type Result } from "../shared/result";
import type { Denuncia } from "./denuncia";
import { miembroQueLee, type EnComunidad } from "./participacion";
import { avisarAModeradores, type DepsDePeligro, type NombresDePeligro } from "./peligro";
import type { RechazoAlApelar, RechazoAlDenunciar, RechazoAlLeer } from "./rechazos";
import type { Miembro, TextoLeido } from "./repositorio";
import { esConversacion, type Apoyo } from "./texto";

const DENUNCIAS_POR_DIA = 20;

type Puertos =
  | NombresDePeligro
  | "intentos"
  | "miembrosDeComunidad"
  | "relacionesDeComunidad"
  | "revisionesDeComunidad"
  | "textosDeComunidad";

export type DepsDeAcompanar = DepsConSitio<Puertos> & DepsDePeligro & { huella: (texto: string) => string };

type EnTexto = EnComunidad & { idTexto: string };

/** Acts of a member towards the texts and the members of a community. Paused members may protect themselves too. */
export function makeAcompanar({ repos, transaccion, now, newId, huella, ...deps }: DepsDeAcompanar) {
  /** Runs an act on a text that the member may read. The membership is locked, so that nobody leaves meanwhile. */
  const sobre = <T, R extends string = never>(
    { idTexto, ...en }: EnTexto,
    hacer: (trx: Repos<Puertos>, miembro: Miembro, texto: TextoLeido) => Promise<Result<T, R>>,
  ) =>
    transaccion<T, R | RechazoAlLeer>(async (trx) => {
      await trx.miembrosDeComunidad.bloquear(en.idPersona, en.comunidad);
      const miembro = await miembroQueLee(trx, en, now());
      if (!miembro.ok) return miembro;
      const lector = { comunidad: en.comunidad, idMiembro: miembro.value.idMiembro };
      const texto = await trx.textosDeComunidad.legible(lector, idTexto);
      return texto ? hacer(trx, miembro.value, texto) : refuse("texto-no-existe");
    });

  return {
    /** Gives a word of support to another member's text, or takes it back. Repeating it changes nothing. */
    apoyar: ({ apoyo, quitar = false, ...en }: EnTexto & { apoyo: Apoyo; quitar?: boolean }) =>
      sobre<null, "es-tu-texto" | "texto-no-existe">(
        en,
        async (trx, { idMiembro }, { idTexto, esMio, estado }) => {
          if (esMio) return refuse("es-tu-texto");
          if (estado !== "publicado") return refuse("texto-no-existe");
          const { apoyar, dejarDeApoyar } = trx.relacionesDeComunidad;
          await (quitar ? dejarDeApoyar : apoyar)(idTexto, idMiembro, apoyo);
          return done(null);
        },
      ),

    /** Follows a conversation, or stops: the first new reply since the last visit is announced in the inbox. */
    seguir: ({
      idConversacion,
      dejar = false,
      ...en
    }: EnComunidad & { idConversacion: string; dejar?: boolean }) =>
      sobre<null, "texto-no-existe">(
        { ...en, idTexto: idConversacion },
        async (trx, { idMiembro }, texto) => {
          if (!esConversacion(texto)) return refuse("texto-no-existe");
          const { seguir, dejarDeSeguir } = trx.relacionesDeComunidad;
          await (dejar ? dejarDeSeguir : seguir)(idConversacion, idMiembro);
          return done(null);
        },
      ),

    /** Hides a text from the member alone. */
    ocultar: (en: EnTexto) =>
      sobre<null, "es-tu-texto">(en, async (trx, { idMiembro }, { idTexto, esMio }) => {
        if (esMio) return refuse("es-tu-texto");
        await trx.relacionesDeComunidad.ocultar(idTexto, idMiembro, now());
        return done(null);
      }),

    /** Shows a hidden text again. */
    mostrar: ({ idTexto, ...en }: EnTexto): Promise<Result<null, "no-eres-miembro">> =>
      transaccion(async (trx) => {
        const miembro = await trx.miembrosDeComunidad.bloquear(en.idPersona, en.comunidad);
        if (!miembro) return refuse("no-eres-miembro");
        await trx.relacionesDeComunidad.mostrar(idTexto, miembro.idMiembro);
        return done(null);
      }),

    /**
     * Blocks the author of a text, in this community: their texts fold, and their replies and supports reach the member
     * no more in notices. Others go on reading them, and the blocked member learns nothing.
     */
    bloquear: (en: EnTexto) =>
      sobre<null, "es-tu-texto" | "texto-no-existe">(en, async (trx, { idMiembro }, texto) => {
        if (texto.esMio) return refuse("es-tu-texto");
        if (texto.idMiembro === null) return refuse("texto-no-existe");
        const bloqueo = { idBloqueo: newId(), idMiembro, idBloqueado: texto.idMiembro, creadoEn: now() };
        await trx.relacionesDeComunidad.bloquear(bloqueo);
        return done(null);
      }),

    /** Ends a block, by the id of the list of `bloqueados`. */
    desbloquear: ({
      idBloqueo,
      ...en
    }: EnComunidad & { idBloqueo: string }): Promise<Result<null, "no-eres-miembro">> =>
      transaccion(async (trx) => {
        const miembro = await trx.miembrosDeComunidad.bloquear(en.idPersona, en.comunidad);
        if (!miembro) return refuse("no-eres-miembro");
        await trx.relacionesDeComunidad.desbloquear(miembro.idMiembro, idBloqueo);
        return done(null);
      }),

    /**
     * Reports a text to the moderators. Nobody else learns who reported it, or that somebody did. A second report by the
     * same member changes nothing. A report of danger mails the moderators at once.
     */
    async denunciar(
      { idTexto, ...en }: EnTexto,
      denuncia: Denuncia,
    ): Promise<Result<null, RechazoAlDenunciar>> {
      const limite = { tope: DENUNCIAS_POR_DIA, ventanaEnMinutos: UN_DIA_EN_MINUTOS };
      const contador = `denuncia:${huella(String(en.idPersona))}`;
      if ((await repos.intentos.contar(contador, limite, now())) > DENUNCIAS_POR_DIA)
        return refuse("demasiadas-denuncias");
      return sobre<null, "es-tu-texto" | "texto-no-existe">(
        { ...en, idTexto },
        async (trx, { idMiembro }, texto) => {
          if (texto.esMio) return refuse("es-tu-texto");
          // The lock keeps its author from deleting the words before the review is open.
          const tomado = await trx.textosDeComunidad.bloquear(idTexto);
          if (tomado?.estado !== "publicado") return refuse("texto-no-existe");
          const ahora = now();
          const nueva = { ...denuncia, idDenuncia: newId(), idTexto, idMiembro, creadaEn: ahora };
          if (!(await trx.revisionesDeComunidad.denunciar(nueva))) return done(null);
          const revision = { idRevision: newId(), idTexto, comunidad: en.comunidad, creadaEn: ahora };
          const esPeligro = denuncia.motivo === "peligro";
          await trx.revisionesDeComunidad.abrir(revision, esPeligro ? "peligro" : "denuncia");
          if (esPeligro && tomado.idMiembro)
            await avisarAModeradores(trx, { idTexto, idMiembro: tomado.idMiembro }, { ...deps, now });
          return done(null);
        },
      );
    },

    /** Asks once for another look at a removed text of one's own. A suspended member may ask too. */
    apelar: ({
      idTexto,
      apelacion,
      ...en
    }: EnTexto & { apelacion: string }): Promise<Result<null, RechazoAlApelar>> =>
      transaccion(async (trx) => {
        const miembro = await trx.miembrosDeComunidad.bloquear(en.idPersona, en.comunidad);
        if (!miembro) return refuse("no-eres-miembro");
        const propio = await trx.textosDeComunidad.porId(idTexto);
        if (propio?.idMiembro !== miembro.idMiembro || propio.estado !== "quitado")
          return refuse("texto-no-existe");
        if (!(await trx.textosDeComunidad.apelar(idTexto, apelacion))) return refuse("ya-apelaste");
        const revision = { idRevision: newId(), idTexto, comunidad: en.comunidad, creadaEn: now() };
        await trx.revisionesDeComunidad.abrir(revision, "apelacion");
        return done(null);
      }),
  };
}
