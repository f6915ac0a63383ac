import type { ConPrueba, Prueba } from "../cuentas/identidad/prueba";
import { UN_DIA_EN_MINUTOS } from "../shared/duracion";
import type { Deps } from "../shared/puertos";
import { done, refuse, type Result } from "../shared/result";
import type { Comunidad, Comunidades } from "./comunidad";
import { sancionQuePesa, type EnComunidad } from "./participacion";
import type { RechazoAlUnirse } from "./rechazos";
import type { Miembro } from "./repositorio";
import { claveDeSeudonimo, rechazoDeSeudonimo } from "./seudonimo";

/** Times in seven days that a person may join communities, and those of one network a day. */
const UNIONES_POR_PERSONA = 12;
const UNIONES_POR_RED = 60;
const UNA_SEMANA_EN_MINUTOS = 7 * UN_DIA_EN_MINUTOS;

/** A community as everybody sees it; `miParticipacion` is null for visitors and for people who did not join. */
export interface ComunidadVista extends Comunidad {
  miParticipacion: {
    /** The reader's own pseudonym in this community. */
    seudonimo: string;
    estado: "activa" | "en-pausa" | "suspendida";
    /** End of the pause. */
    hasta: Date | null;
    /** Reason of the pause or suspension, as the moderator wrote it. */
    motivo: string | null;
  } | null;
}

export type DepsDeMiembros = Deps<
  "cuentasDeEquipo" | "intentos" | "miembrosDeComunidad" | "personas" | "revisionesDeComunidad"
> & {
  comunidades: Comunidades;
  huella: (texto: string) => string;
  /** Names of the product and the insurer, which no member may take. */
  marcas: readonly string[];
};

/** Communities, and joining or leaving one. */
export function makeMiembros(
  { repos, transaccion, now, newId, comunidades, ...deps }: DepsDeMiembros,
  conPrueba: ConPrueba<"miembrosDeComunidad">,
) {
  async function participacionDe({ idPersona, comunidad, seudonimo }: Miembro) {
    const sancion = sancionQuePesa(await repos.revisionesDeComunidad.vigentes(idPersona, comunidad, now()));
    const estado = !sancion ? "activa" : sancion.clase === "suspender" ? "suspendida" : "en-pausa";
    return { seudonimo, estado, hasta: sancion?.hasta ?? null, motivo: sancion?.motivo ?? null } as const;
  }

  const contadorDeRed = (red: string) => `union-red:${deps.huella(red)}`;

  /** True while the person and the network may join another community. */
  async function puedeUnirse(idPersona: number, red: string): Promise<boolean> {
    const ahora = now();
    const porPersona = { tope: UNIONES_POR_PERSONA, ventanaEnMinutos: UNA_SEMANA_EN_MINUTOS };
    const clave = `union:${deps.huella(String(idPersona))}`;
    if ((await repos.intentos.contar(clave, porPersona, ahora)) > UNIONES_POR_PERSONA) return false;
    const porRed = { tope: UNIONES_POR_RED, ventanaEnMinutos: UN_DIA_EN_MINUTOS };
    return (await repos.intentos.contar(contadorDeRed(red), porRed, ahora)) <= UNIONES_POR_RED;
  }

  return {
    /** All communities, in the order of the content. Without a person, or without joining: what everybody may know. */
    async verComunidades(idPersona: number | null): Promise<ComunidadVista[]> {
      const todas = await comunidades.todas();
      const propias = idPersona === null ? [] : await repos.miembrosDeComunidad.deLaPersona(idPersona);
      return Promise.all(
        todas.map(async (comunidad) => {
          const miembro = propias.find(({ comunidad: url }) => url === comunidad.url);
          return { ...comunidad, miParticipacion: miembro ? await participacionDe(miembro) : null };
        }),
      );
    },

    /** One community; null when the content has none at this address. */
    async verComunidad(url: string, idPersona: number | null): Promise<ComunidadVista | null> {
      const comunidad = await comunidades.porUrl(url);
      if (!comunidad) return null;
      const miembro =
        idPersona === null ? null : await repos.miembrosDeComunidad.propio(idPersona, comunidad.url);
      return { ...comunidad, miParticipacion: miembro ? await participacionDe(miembro) : null };
    },

    /**
     * Joins a community under a pseudonym of its own. Joining again changes nothing and returns the membership.
     * Refuses a pseudonym that names the person, the insurer or the team, or that another member has.
     *
     * @example await services.comunidades.unirse({ idPersona, comunidad: "dormir-mejor", seudonimo: "Luna", red });
     */
    async unirse({
      idPersona,
      comunidad: url,
      seudonimo,
      red,
    }: EnComunidad & { seudonimo: string; red: string }): Promise<
      Result<{ seudonimo: string }, RechazoAlUnirse>
    > {
      if (!(await comunidades.porUrl(url))) return refuse("comunidad-no-existe");
      const anterior = await repos.miembrosDeComunidad.propio(idPersona, url);
      if (anterior) return done({ seudonimo: anterior.seudonimo });
      const [persona, correos, equipo] = await Promise.all([
        repos.personas.porId(idPersona),
        repos.personas.correosDe(idPersona),
        repos.cuentasDeEquipo.todas(),
      ]);
      if (!persona) return refuse("comunidad-no-existe");
      const rechazo = rechazoDeSeudonimo(seudonimo, {
        persona: { ...persona, correos: [persona.email, ...correos] },
        reservados: { marcas: deps.marcas, equipo: equipo.map(({ nombre }) => nombre) },
      });
      if (rechazo) return refuse(rechazo);
      if (!(await puedeUnirse(idPersona, red))) return refuse("demasiadas-uniones");
      const unido = await transaccion<{ seudonimo: string }, RechazoAlUnirse>(async (trx) => {
        const ahora = now();
        const sanciones = await trx.revisionesDeComunidad.vigentes(idPersona, url, ahora);
        if (sancionQuePesa(sanciones)?.clase === "suspender") return refuse("suspendido");
        const clave = claveDeSeudonimo(seudonimo);
        const miembro = { idMiembro: newId(), idPersona, comunidad: url, seudonimo, unidoEn: ahora };
        if (await trx.miembrosDeComunidad.entrar({ ...miembro, deConfianza: false }, clave))
          return done({ seudonimo });
        const propio = await trx.miembrosDeComunidad.propio(idPersona, url);
        return propio ? done({ seudonimo: propio.seudonimo }) : refuse("seudonimo-ocupado");
      });
      // A person who joined nothing must not keep others of the network from joining.
      if (!unido.ok) await repos.intentos.descontar(contadorDeRed(red));
      return unido;
    },

    /**
     * Leaves a community. The person's texts there are emptied, their author becomes "Alguien que ya no está", and the
     * replies of others stay. It cannot be undone, so that it asks for a fresh proof of identity. Leaving again changes
     * nothing.
     */
    salir: ({ comunidad, ...prueba }: Prueba & Pick<EnComunidad, "comunidad">) =>
      conPrueba(prueba, async (trx) => {
        const miembro = await trx.miembrosDeComunidad.bloquear(prueba.idPersona, comunidad);
        if (miembro) await trx.miembrosDeComunidad.salir(miembro.idMiembro);
        return done(null);
      }),
  };
}
