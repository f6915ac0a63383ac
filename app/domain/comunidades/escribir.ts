import { anunciarEnBandeja } from "./avisar";
import { UN_DIA_EN_MINUTOS } from "../shared/duracion";
import type { Deps, DepsConSitio, Repos } from "../shared/puertos";
import { done, refuse, type Result } from "../shared/result";
import { direccionDeConversacion, type Comunidades } from "./comunidad";
import { datosEnTexto, type DatoEnTexto } from "./datosPersonales";
import { miembroQueActua, miembroQueLee, type EnComunidad } from "./participacion";
import { alertarDePeligro, type DepsDePeligro, type NombresDePeligro } from "./peligro";
import type { RechazoAlEditar, RechazoAlEscribir, RechazoAlLeer } from "./rechazos";
import type { Miembro } from "./repositorio";
import { estaMarcada, peligra, type MotivoDeRevision } from "./revisable";
import {
  editableHasta,
  esConversacion,
  type EstadoDeTexto,
  type Publicacion,
  type Respuesta,
  type Texto,
} from "./texto";

/** Texts in an hour of one member, of one community, and of one network. */
const TEXTOS_POR_HORA = { miembro: 12, comunidad: 600, red: 60 } as const;
const BORRADORES_POR_PERSONA = 20;
const UNA_HORA_EN_MINUTOS = UN_DIA_EN_MINUTOS / 24;

type Puertos =
  | NombresDePeligro
  | "intentos"
  | "miembrosDeComunidad"
  | "notificaciones"
  | "relacionesDeComunidad"
  | "revisionesDeComunidad"
  | "textosDeComunidad"
  | "textosRetirados";

export type DepsDeEscribir = DepsConSitio<Puertos> &
  DepsDePeligro & {
    comunidades: Comunidades;
    huella: (texto: string) => string;
  };

/** Stored text, and whether others read it already. */
export interface Escrito {
  idTexto: string;
  idConversacion: string;
  estado: EstadoDeTexto;
}

/** Kinds of personal data in the text, of the refusal `datos-personales`. */
export interface DatosHallados {
  hallados: readonly DatoEnTexto[];
}

type AlEscribir = Result<Escrito, RechazoAlEscribir, DatosHallados | undefined>;

/** Writing: conversations, replies, changes, drafts. */
export function makeEscribir({ repos, transaccion, now, newId, comunidades, ...deps }: DepsDeEscribir) {
  /** Refusal by the words alone; null when the text may be stored. */
  function rechazoPorPalabras({ texto, conDatos, soloModeracion }: Publicacion) {
    if (peligra(texto) && !soloModeracion) return refuse("habla-de-peligro", undefined);
    const hallados = datosEnTexto(texto);
    if (hallados.length > 0 && !conDatos && !soloModeracion) return refuse("datos-personales", { hallados });
    return null;
  }

  async function puedeEscribir({ comunidad, idPersona }: EnComunidad, red: string): Promise<boolean> {
    const cuentas = [
      [`texto:${comunidad}:${deps.huella(String(idPersona))}`, TEXTOS_POR_HORA.miembro],
      [`texto-comunidad:${comunidad}`, TEXTOS_POR_HORA.comunidad],
      [`texto-red:${deps.huella(red)}`, TEXTOS_POR_HORA.red],
    ] as const;
    for (const [contador, tope] of cuentas) {
      const veces = await repos.intentos.contar(
        contador,
        { tope, ventanaEnMinutos: UNA_HORA_EN_MINUTOS },
        now(),
      );
      if (veces > tope) return false;
    }
    return true;
  }

  /** State of a new text, and the reason for which a moderator reads it first; null when others read it at once. */
  function destinoDe(
    { deConfianza }: Miembro,
    { texto, soloModeracion }: Publicacion,
  ): { estado: EstadoDeTexto; motivo: MotivoDeRevision | null } {
    if (soloModeracion) return { estado: "solo-moderacion", motivo: peligra(texto) ? "peligro" : "marcada" };
    if (estaMarcada(texto) || datosEnTexto(texto).length > 0)
      return { estado: "en-espera", motivo: "marcada" };
    return deConfianza ? { estado: "publicado", motivo: null } : { estado: "en-espera", motivo: "primera" };
  }

  async function guardar(
    trx: Repos<Puertos>,
    miembro: Miembro,
    { idEnvio, ...escrito }: AlGuardar,
  ): Promise<Escrito> {
    const ahora = now();
    const { estado, motivo } = destinoDe(miembro, escrito);
    const idTexto = newId();
    const { idMiembro, comunidad } = miembro;
    const nuevo: Texto = {
      ...{ idTexto, comunidad, idMiembro, estado, creadoEn: ahora, texto: escrito.texto },
      idConversacion: escrito.idConversacion ?? idTexto,
      idCitado: escrito.idCitado ?? null,
      ...{ editadoEn: null, quitado: null, apelacion: null },
    };
    if (!(await trx.textosDeComunidad.guardar(nuevo, idEnvio ?? null))) {
      const anterior = await trx.textosDeComunidad.porEnvio(idMiembro, idEnvio!);
      return anterior ?? nuevo;
    }
    const lugar = escrito.idConversacion ?? comunidad;
    await trx.relacionesDeComunidad.guardarBorrador({ idMiembro, lugar, texto: "", idCitado: null }, ahora);
    await trx.relacionesDeComunidad.seguir(nuevo.idConversacion, idMiembro);
    if (motivo) {
      const revision = { idRevision: newId(), idTexto, comunidad, creadaEn: ahora };
      await trx.revisionesDeComunidad.abrir(revision, motivo);
    }
    if (motivo === "peligro")
      await alertarDePeligro(trx, { idTexto, idMiembro, idPersona: miembro.idPersona }, { ...deps, now });
    if (estado === "publicado") await avisarRespuesta({ ...deps, repos: trx, now, newId }, nuevo);
    return nuevo;
  }

  const guardarBorrador = ({ idConversacion, texto, idCitado, ...en }: AlGuardarBorrador) =>
    transaccion<null, RechazoAlLeer>(async (trx) => {
      await trx.miembrosDeComunidad.bloquear(en.idPersona, en.comunidad);
      const miembro = await miembroQueLee(trx, en, now());
      if (!miembro.ok) return miembro;
      const { idMiembro } = miembro.value;
      const leer = (id: string) => trx.textosDeComunidad.legible({ comunidad: en.comunidad, idMiembro }, id);
      const conversacion = idConversacion === null ? null : await leer(idConversacion);
      if (idConversacion !== null && (!conversacion || !esConversacion(conversacion)))
        return refuse("texto-no-existe");
      const citado = idCitado ? await leer(idCitado) : null;
      const esDeAqui = citado?.idConversacion === idConversacion && citado.estado === "publicado";
      const borrador = { texto, idCitado: esDeAqui ? citado.idTexto : null };
      const lugar = idConversacion ?? en.comunidad;
      await trx.relacionesDeComunidad.guardarBorrador({ ...borrador, idMiembro, lugar }, now());
      await trx.relacionesDeComunidad.dejarBorradores(en.idPersona, BORRADORES_POR_PERSONA);
      return done(null);
    });

  const aEscrito = ({ idTexto, idConversacion, estado }: Escrito): Escrito => ({
    idTexto,
    idConversacion,
    estado,
  });

  async function escribir(
    { red, ...en }: EnComunidad & { red: string },
    escrito: Respuesta,
    idConversacion: string | null,
  ): Promise<AlEscribir> {
    if (!(await comunidades.porUrl(en.comunidad))) return refuse("comunidad-no-existe", undefined);
    // Membership comes first: whoever may not write here learns nothing of the words.
    const lee = await repos.miembrosDeComunidad.propio(en.idPersona, en.comunidad);
    if (!lee) return refuse("no-eres-miembro", undefined);
    const rechazo =
      rechazoPorPalabras(escrito) ??
      ((await puedeEscribir(en, red)) ? null : refuse("demasiados-textos", undefined));
    if (rechazo) {
      // The writer may close the page instead of sending it again.
      const { texto, idCitado } = escrito;
      await guardarBorrador({ ...en, idConversacion, texto, idCitado });
      return rechazo;
    }
    return transaccion<Escrito, RechazoAlEscribir, DatosHallados | undefined>(async (trx) => {
      const miembro = await miembroQueActua(trx, en, now());
      if (!miembro.ok) return refuse(miembro.rechazo, undefined);
      const lector = { comunidad: en.comunidad, idMiembro: miembro.value.idMiembro };
      if (idConversacion !== null) {
        const conversacion = await trx.textosDeComunidad.legible(lector, idConversacion);
        if (!conversacion || !esConversacion(conversacion) || conversacion.estado !== "publicado")
          return refuse("texto-no-existe", undefined);
      }
      const citado = escrito.idCitado ? await trx.textosDeComunidad.legible(lector, escrito.idCitado) : null;
      if (escrito.idCitado && (citado?.idConversacion !== idConversacion || citado.estado !== "publicado"))
        return refuse("texto-no-existe", undefined);
      return done(aEscrito(await guardar(trx, miembro.value, { ...escrito, idConversacion })));
    });
  }

  return {
    /**
     * Begins a conversation. Refuses `habla-de-peligro` until the writer, who saw the help lines, sends it with
     * `soloModeracion`; and `datos-personales`, with the kinds that were found, until the writer sends `conDatos`. The
     * answer tells the state: `en-espera` waits for a moderator. A repeated `idEnvio` returns the first text. A text that is
     * refused for its words or by a limit becomes the writer's draft.
     *
     * @example await services.comunidades.publicar({ idPersona, comunidad, red }, { texto, conDatos, soloModeracion });
     */
    publicar: (en: EnComunidad & { red: string }, escrito: Publicacion): Promise<AlEscribir> =>
      escribir(en, escrito, null),

    /** Replies in a conversation that the writer may read, with the refusals of `publicar`. */
    responder: (
      { idConversacion, ...en }: EnComunidad & { red: string; idConversacion: string },
      escrito: Respuesta,
    ): Promise<AlEscribir> => escribir(en, escrito, idConversacion),

    /** Changes a text of one's own for 15 minutes. The changed words are judged as new ones. */
    async editar(
      { idTexto, ...en }: EnComunidad & { idTexto: string },
      escrito: Publicacion,
    ): Promise<Result<Escrito, RechazoAlEditar, DatosHallados | undefined>> {
      if (!(await comunidades.porUrl(en.comunidad))) return refuse("comunidad-no-existe", undefined);
      return transaccion<Escrito, RechazoAlEditar, DatosHallados | undefined>(async (trx) => {
        const miembro = await miembroQueActua(trx, en, now());
        if (!miembro.ok) return refuse(miembro.rechazo, undefined);
        const propio = await trx.textosDeComunidad.porId(idTexto);
        if (propio?.idMiembro !== miembro.value.idMiembro) return refuse("texto-no-existe", undefined);
        const ahora = now();
        if (!editableHasta(propio, ahora)) return refuse("fuera-de-plazo", undefined);
        const rechazo = rechazoPorPalabras(escrito);
        if (rechazo) return rechazo;
        const { estado, motivo } = destinoDe(miembro.value, escrito);
        // A text that a moderator has yet to read goes on waiting.
        const nuevoEstado = propio.estado === "en-espera" && estado === "publicado" ? "en-espera" : estado;
        const con = { texto: escrito.texto, estado: nuevoEstado };
        if (!(await trx.textosDeComunidad.editar(propio, con, ahora)))
          return refuse("texto-no-existe", undefined);
        await trx.revisionesDeComunidad.soltarDelTexto(idTexto);
        if (motivo) {
          const revision = { idRevision: newId(), idTexto, comunidad: en.comunidad, creadaEn: ahora };
          await trx.revisionesDeComunidad.abrir(revision, motivo);
        }
        if (motivo === "peligro")
          await alertarDePeligro(
            trx,
            { idTexto, idMiembro: miembro.value.idMiembro, idPersona: en.idPersona },
            { ...deps, now },
          );
        return done(aEscrito({ ...propio, estado: nuevoEstado }));
      });
    },

    /**
     * Deletes a text of one's own. Replies of others stay. While a review is open the moderators still read the words,
     * and nobody else does.
     */
    borrar: ({ idTexto, ...en }: EnComunidad & { idTexto: string }): Promise<Result<null, RechazoAlLeer>> =>
      transaccion(async (trx) => {
        const miembro = await trx.miembrosDeComunidad.bloquear(en.idPersona, en.comunidad);
        if (!miembro) return refuse("no-eres-miembro");
        const propio = await trx.textosDeComunidad.bloquear(idTexto);
        if (propio?.idMiembro !== miembro.idMiembro || propio.estado === "quitado")
          return refuse("texto-no-existe");
        await trx.textosRetirados.guardar(idTexto);
        await trx.textosDeComunidad.borrar(idTexto);
        return done(null);
      }),

    /**
     * Keeps what the member is writing: `idConversacion` null for a new conversation. An empty text removes the draft. A
     * place has one draft, and the oldest of a person go beyond 20. A conversation that the member cannot read takes
     * none.
     */
    guardarBorrador,
  };
}

type AlGuardarBorrador = EnComunidad & {
  idConversacion: string | null;
  texto: string;
  idCitado?: string | undefined;
};

type AlGuardar = Respuesta & { idConversacion: string | null };

/** Tells the followers of a conversation about a published reply, once until they open the conversation again. */
export async function avisarRespuesta(
  deps: Pick<Deps<"notificaciones" | "relacionesDeComunidad">, "repos" | "now" | "newId">,
  { comunidad, idConversacion, idTexto, idMiembro }: Texto,
): Promise<void> {
  if (idMiembro === null || idTexto === idConversacion) return;
  const seguidores = await deps.repos.relacionesDeComunidad.porAvisar(idConversacion, idMiembro, deps.now());
  for (const idPersona of seguidores) {
    await anunciarEnBandeja(deps, idPersona, {
      mensaje: "Hay una respuesta nueva en una conversación que sigues.",
      enlace: direccionDeConversacion(comunidad, idConversacion),
    });
  }
}
