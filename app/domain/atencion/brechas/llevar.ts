import { tieneDerecho } from "../../equipo/derechos/derechos";
import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import type { Espera } from "../../equipo/hoy";
import { anotarActo } from "../../equipo/registro/anotar";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import {
  estadoDeBrecha,
  limiteDeBrecha,
  type AvanceDeBrecha,
  type AvisoDeBrecha,
  type Brecha,
  type BrechaNueva,
  type NotaDeBrecha,
} from "./brecha";

const VER = { derecho: "derechos-de-datos", uso: "ver" } as const;
const HACER = { derecho: "derechos-de-datos", uso: "hacer" } as const;

const HREF = "/equipo/derechos/brechas";

type DepsDeBrechas = Deps<"brechas" | "registroDeEquipo">;

/** The register of breaches. A line is added for each act, and none is changed. */
export function makeBrechas(deps: DepsDeBrechas) {
  const { repos, transaccion, now, newId } = deps;

  async function todas() {
    const avances = await repos.brechas.avances();
    return (await repos.brechas.todas()).map((brecha) => {
      const propios = avances.filter(({ idBrecha }) => idBrecha === brecha.idBrecha);
      const avisadaEn = propios.find(({ clase }) => clase === "aviso")?.avisadaEn ?? null;
      return {
        ...{ ...brecha, avances: propios, avisadaEn, limite: limiteDeBrecha(brecha) },
        estado: estadoDeBrecha(brecha, avisadaEn, now()),
      };
    });
  }

  /** Adds a line to a breach, with its line of the registro. */
  const avanzar = (
    miembro: Miembro,
    avance: Pick<AvanceDeBrecha, "idBrecha" | "clase" | "texto" | "avisadaEn">,
  ) =>
    transaccion(async (trx) => {
      const rechazo = rechazoPorDerecho(miembro, HACER, now());
      if (rechazo) return refuse(rechazo);
      const { idBrecha, avisadaEn, clase, texto } = avance;
      const brecha = await trx.brechas.porId(idBrecha);
      if (!brecha) return refuse("brecha-no-existe");
      if (avisadaEn && (avisadaEn < brecha.conocidaEn || avisadaEn > now())) return refuse("aviso-imposible");
      const { idCuenta } = miembro;
      if (!(await trx.brechas.avanzar({ ...avance, idAvance: newId(), idCuenta, anotadoEn: now() })))
        return refuse("ya-avisada");
      const accion = clase === "aviso" ? "aviso-brecha" : "anoto-brecha";
      await anotarActo({ ...deps, repos: trx }, miembro, { accion, objeto: idBrecha, motivo: texto });
      return done(null);
    });

  return {
    /** Every breach, those without a notice first, and of them the first due. */
    async listar(miembro: Miembro) {
      const rechazo = rechazoPorDerecho(miembro, VER, now());
      if (rechazo) return refuse(rechazo);
      const leidas = await todas();
      const porAvisar = leidas.filter(({ avisadaEn }) => avisadaEn === null);
      return done([
        ...porAvisar.toSorted((una, otra) => +una.limite - +otra.limite),
        ...leidas.filter(({ avisadaEn }) => avisadaEn !== null),
      ]);
    },

    abrir: (miembro: Miembro, { conocida, que, cuantas }: BrechaNueva) =>
      transaccion(async (trx) => {
        const rechazo = rechazoPorDerecho(miembro, HACER, now());
        if (rechazo) return refuse(rechazo);
        if (conocida > now()) return refuse("brecha-futura");
        const brecha: Brecha = {
          ...{ idBrecha: newId(), conocidaEn: conocida, que, cuantas },
          ...{ idCuenta: miembro.idCuenta, abiertaEn: now() },
        };
        await trx.brechas.abrir(brecha);
        const acto = { accion: "abrio-brecha", objeto: brecha.idBrecha, motivo: que } as const;
        await anotarActo({ ...deps, repos: trx }, miembro, acto);
        return done(null);
      }),

    /** Notes when and how the authority was told. */
    avisar: (miembro: Miembro, { idBrecha, avisada, texto }: AvisoDeBrecha) =>
      avanzar(miembro, { idBrecha, texto, clase: "aviso", avisadaEn: avisada }),

    anotar: (miembro: Miembro, { idBrecha, texto }: NotaDeBrecha) =>
      avanzar(miembro, { idBrecha, texto, clase: "nota", avisadaEn: null }),

    /** Breaches of which the authority was not told, for a member who may note it. */
    async esperas(miembro: Miembro): Promise<Espera[]> {
      if (!tieneDerecho(miembro.roles, HACER)) return [];
      const porAvisar = (await todas()).filter(({ avisadaEn }) => avisadaEn === null);
      const texto = porAvisar.some(({ estado }) => estado === "vencida")
        ? "Brechas sin avisar, con el plazo vencido"
        : "Brechas por avisar a la Autoridad";
      return porAvisar.length > 0 ? [{ texto, href: HREF, cuantas: porAvisar.length }] : [];
    },
  };
}
