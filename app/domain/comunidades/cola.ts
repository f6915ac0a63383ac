import { addMinutes } from "date-fns";
import { tieneDerecho } from "../equipo/derechos/derechos";
import { rechazoPorDerecho, type Miembro as DeEquipo } from "../equipo/derechos/exigir";
import type { Espera } from "../equipo/hoy";
import type { Deps, ReposSinCandado } from "../shared/puertos";
import { done, refuse } from "../shared/result";
import type { Comunidades } from "./comunidad";
import { MINUTOS_DE_TOMA } from "./decision";
import type { ActoDeModeracion, Revision } from "./repositorio";
import { asuntoDe, estaRetirado } from "./texto";

const CUANTAS_SE_VEN = 100;

/** Right that the queue and every act of a moderator ask for. */
export const MODERAR = { derecho: "moderacion", uso: "hacer" } as const;

/** True for a removal that nobody undid. */
export const esQuitadaQueVale = ({ clase, deshechoEn }: Pick<ActoDeModeracion, "clase" | "deshechoEn">) =>
  clase === "quitar" && deshechoEn === null;

/** A text in the queue, without its words. */
const enCola = (revision: Revision, { idCuenta }: DeEquipo, now: Date) => {
  const { idRevision, comunidad, motivos, creadaEn, tomadaPor, tomadaEn } = revision;
  const tomada = tomadaPor !== null && tomadaEn !== null && addMinutes(tomadaEn, MINUTOS_DE_TOMA) > now;
  return {
    ...{ idRevision, comunidad, motivos, creadaEn },
    esMia: tomada && tomadaPor === idCuenta,
    deOtra: tomada && tomadaPor !== idCuenta,
    libreDesde: tomada ? addMinutes(tomadaEn, MINUTOS_DE_TOMA) : null,
  };
};

/** Refuses a review that the member does not hold, or holds for longer than 30 minutes. */
export async function revisionTomada(
  trx: ReposSinCandado<"revisionesDeComunidad" | "textosDeComunidad">,
  { idCuenta }: DeEquipo,
  { idRevision, now }: { idRevision: string; now: Date },
) {
  const revision = await trx.revisionesDeComunidad.porId(idRevision);
  if (!revision) return refuse("revision-no-existe");
  const esDeOtra = revision.tomadaPor !== null && revision.tomadaPor !== idCuenta;
  if (esDeOtra || revision.decididaEn) return refuse("revision-ajena");
  if (revision.tomadaEn === null || addMinutes(revision.tomadaEn, MINUTOS_DE_TOMA) <= now)
    return refuse("revision-sin-tomar");
  const texto = await trx.textosDeComunidad.porId(revision.idTexto);
  return texto ? done({ revision, texto }) : refuse("ya-no-esta");
}

type DepsDeCola = Pick<
  Deps<"revisionesDeComunidad" | "textosDeComunidad" | "textosRetirados">,
  "repos" | "now"
> & {
  comunidades: Comunidades;
};

/** The queue of the moderators as they read it: a pseudonym is in it, and never the person. */
export function makeVerCola({ repos, now, comunidades }: DepsDeCola) {
  return {
    /** The queue: texts that nobody decided, danger first and the oldest first, and the last decided ones. */
    async cola(miembro: DeEquipo) {
      const rechazo = rechazoPorDerecho(miembro, MODERAR, now());
      if (rechazo) return refuse(rechazo);
      const [porDecidir, decididas] = await Promise.all([
        repos.revisionesDeComunidad.cola(CUANTAS_SE_VEN),
        repos.revisionesDeComunidad.decididas(CUANTAS_SE_VEN),
      ]);
      return done({
        porDecidir: porDecidir.map((revision) => enCola(revision, miembro, now())),
        decididas: decididas.map(({ idRevision, comunidad, motivos, decididaEn }) => ({
          ...{ idRevision, comunidad, motivos, decididaEn: decididaEn! },
        })),
      });
    },

    /**
     * The words of a text that the member holds or that is decided, its reports without their authors, and its acts.
     * `retirado`: its author took it away, and its words go with the decision.
     */
    async mirar(miembro: DeEquipo, idRevision: string) {
      const rechazo = rechazoPorDerecho(miembro, MODERAR, now());
      if (rechazo) return refuse(rechazo);
      const revision = await repos.revisionesDeComunidad.porId(idRevision);
      if (!revision) return refuse("revision-no-existe");
      if (!revision.decididaEn) {
        const mia = await revisionTomada(repos, miembro, { idRevision, now: now() });
        if (!mia.ok) return mia;
      }
      const { porId } = repos.textosDeComunidad;
      const texto = await porId(revision.idTexto);
      const comunidad = await comunidades.porUrl(revision.comunidad);
      if (!texto || !comunidad) return refuse("revision-no-existe");
      const [inicio, denuncias, actos, antecedentes, guardado] = await Promise.all([
        texto.idConversacion === texto.idTexto ? null : porId(texto.idConversacion),
        repos.revisionesDeComunidad.denunciasDe(texto.idTexto),
        repos.revisionesDeComunidad.actosDe(texto.idTexto),
        repos.revisionesDeComunidad.antecedentes(texto.idTexto),
        repos.textosRetirados.porTexto(texto.idTexto),
      ]);
      return done({
        ...enCola(revision, miembro, now()),
        ...{ comunidad, denuncias, antecedentes, estado: texto.estado, retirado: estaRetirado(texto) },
        ...{ texto: guardado?.texto ?? texto.texto, apelacion: guardado?.apelacion ?? texto.apelacion },
        ...{ escritoEn: texto.creadoEn, decididaEn: revision.decididaEn },
        conversacion: inicio && asuntoDe(inicio.texto),
        actos: actos.map(({ idActo, clase, regla, motivo, estadoAnterior, hechoEn, deshechoEn }) => ({
          ...{ idActo, clase, regla, motivo, estadoAnterior, hechoEn, deshechoEn },
        })),
      });
    },

    /** Texts that wait for the member, for the first screen of the staff. */
    async esperas(miembro: DeEquipo): Promise<Espera[]> {
      if (!tieneDerecho(miembro.roles, MODERAR)) return [];
      const cuantas = (await repos.revisionesDeComunidad.cola(CUANTAS_SE_VEN)).length;
      return cuantas > 0 ? [{ texto: "Textos por revisar", href: "/equipo/moderacion", cuantas }] : [];
    },
  };
}
