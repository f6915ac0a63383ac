import { subDays } from "date-fns";
import { alcances, tieneDerecho } from "../../equipo/derechos/derechos";
import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import type { Espera } from "../../equipo/hoy";
import { autorDe } from "../../equipo/registro/anotar";
import { elDiaDe } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { LlaveDeAlertas } from "../repositorio";
import type { Actor, Atender } from "./atender";
import type { Desenlace } from "../desenlaces";
import { conInstantes } from "./envios";
import { libreDesde, vencioLaToma } from "./toma";

/** Days for which the screen shows a closed alert. */
const DIAS_DE_HISTORIA = 7;
const CUANTAS_SE_VEN = 100;

const VER = { derecho: "alertas", uso: "ver" } as const;
const HACER = { derecho: "alertas", uso: "hacer" } as const;
const PREFIJO = "equipo:";

/** Name of a member in the row of an alert. An operator's order writes the user of the machine there. */
const claveDe = ({ idCuenta }: Pick<Miembro, "idCuenta">) => PREFIJO + idCuenta;

type DepsEnGuardia = Pick<Deps<"alertas" | "cuentasDeEquipo">, "repos" | "now"> & {
  atender: Atender;
  llave: LlaveDeAlertas;
};

/** The screen of the guard: the alerts by their state, and the acts that a member's rights allow. */
export function makeGuardia({ atender, repos, now, llave }: DepsEnGuardia) {
  const actorDe = (miembro: Miembro): Actor => ({
    clave: claveDe(miembro),
    autor: autorDe(miembro),
  });

  /** Alerts that wait for a guard, the oldest first, and alerts that a guard holds. */
  async function sinCerrar() {
    const ahora = now();
    const tomadas = await repos.alertas.tomadas(CUANTAS_SE_VEN);
    const vencidas = tomadas.filter((alerta) => vencioLaToma(llave, alerta, ahora));
    const nuevas = [...(await repos.alertas.abiertas()), ...vencidas]
      .map((alerta) => conInstantes(llave, alerta))
      .sort((anterior, siguiente) => +anterior.creadaEn - +siguiente.creadaEn);
    return { nuevas, tomadas: tomadas.filter((alerta) => !vencidas.includes(alerta)) };
  }

  /** Gives the names of those who hold or closed alerts; null for a reader who sees none. */
  async function nombres(miembro: Miembro) {
    const dados = alcances(miembro.roles, VER);
    if (dados !== "todo") return () => null;
    const cuentas = new Map(
      (await repos.cuentasDeEquipo.todas()).map(({ idCuenta, nombre }) => [PREFIJO + idCuenta, nombre]),
    );
    return (por: string | null) => (por === null ? null : (cuentas.get(por) ?? por));
  }

  return {
    /** The alerts by their state, with nothing of their persons. */
    async ver(miembro: Miembro) {
      const rechazo = rechazoPorDerecho(miembro, VER, now());
      if (rechazo) return refuse(rechazo);
      const { nuevas, tomadas } = await sinCerrar();
      const desde = elDiaDe(subDays(now(), DIAS_DE_HISTORIA));
      const cerradas = await repos.alertas.terminadas(desde, CUANTAS_SE_VEN);
      const nombreDe = await nombres(miembro);
      return done({
        nuevas: nuevas.slice(0, CUANTAS_SE_VEN).map((alerta) => ({
          ...{ idAlerta: alerta.idAlerta, desde: alerta.creadaEn, veces: alerta.veces },
          /** True when a guard took it, and did not close it in 30 minutes. */
          quedoLibre: alerta.tomadaCerrada !== null,
        })),
        cuantasNuevas: nuevas.length,
        tomadas: tomadas.map((alerta) => ({
          ...{ idAlerta: alerta.idAlerta, desde: conInstantes(llave, alerta).creadaEn },
          ...{ quien: nombreDe(alerta.acusadaPor), esMia: alerta.acusadaPor === claveDe(miembro) },
          libreDesde: libreDesde(llave, alerta),
        })),
        cerradas: cerradas.map((alerta) => ({
          ...{ idAlerta: alerta.idAlerta, dia: alerta.terminadaEn!, desenlace: alerta.desenlace },
          quien: nombreDe(alerta.acusadaPor),
        })),
      });
    },

    async tomar(miembro: Miembro, idAlerta: string) {
      const rechazo = rechazoPorDerecho(miembro, HACER, now());
      return rechazo ? refuse(rechazo) : atender.tomar({ actor: actorDe(miembro), idAlerta });
    },

    /** Shows how to reach the person of an alert that the member holds. It needs no fresh code: the taking had one. */
    async verContacto(miembro: Miembro, idAlerta: string) {
      if (!tieneDerecho(miembro.roles, HACER)) return refuse("sin-derecho");
      return atender.ver({ actor: actorDe(miembro), idAlerta });
    },

    async devolver(miembro: Miembro, idAlerta: string) {
      const rechazo = rechazoPorDerecho(miembro, HACER, now());
      return rechazo ? refuse(rechazo) : atender.devolver({ actor: actorDe(miembro), idAlerta });
    },

    async cerrar(miembro: Miembro, idAlerta: string, desenlace: Desenlace) {
      const rechazo = rechazoPorDerecho(miembro, HACER, now());
      return rechazo ? refuse(rechazo) : atender.cerrar({ actor: actorDe(miembro), idAlerta, desenlace });
    },

    /** Alerts that wait for the member: those that nobody holds, and those that the member holds. */
    async esperas(miembro: Miembro): Promise<Espera[]> {
      if (!tieneDerecho(miembro.roles, HACER)) return [];
      const { nuevas, tomadas } = await sinCerrar();
      const propias = tomadas.filter(({ acusadaPor }) => acusadaPor === claveDe(miembro));
      const href = "/equipo/guardia";
      return [
        { texto: "Alertas por tomar", href, cuantas: nuevas.length },
        { texto: "Alertas que tienes", href, cuantas: propias.length },
      ].filter(({ cuantas }) => cuantas > 0);
    },
  };
}
