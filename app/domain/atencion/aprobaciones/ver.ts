import { tieneDerecho } from "../../equipo/derechos/derechos";
import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import type { Espera } from "../../equipo/hoy";
import type { DepsAlDar } from "../../paquetes/monedas/editarMonedas";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { mesDe } from "../pedidos/devolucion";
import { CLASES, CLASES_DE_APROBACION, type ClaseDeAprobacion } from "./aprobacion";

const HREF = "/equipo/aprobaciones";
const VER = { derecho: "aprobaciones", uso: "ver" } as const;
const ABIERTAS_A_LA_VISTA = 100;
const PROPIAS_A_LA_VISTA = 25;

const aprueba = ({ roles }: Pick<Miembro, "roles">, clase: ClaseDeAprobacion) =>
  tieneDerecho(roles, { derecho: CLASES_DE_APROBACION[clase].derecho, uso: "aprobar" });
const pide = ({ roles }: Pick<Miembro, "roles">, clase: ClaseDeAprobacion) =>
  tieneDerecho(roles, { derecho: CLASES_DE_APROBACION[clase].derecho, uso: "pedir" });

/** Kinds that the member may ask for. */
const clasesQuePide = (miembro: Pick<Miembro, "roles">) => CLASES.filter((clase) => pide(miembro, clase));

/** Open requests that the member may decide, and their own requests with their outcomes, which count as seen. */
export function makeVerAprobaciones(deps: Deps<"aprobaciones" | "cuentasDeEquipo" | "especialistas">) {
  const { transaccion, now } = deps;
  return (miembro: Miembro) =>
    transaccion(async (trx) => {
      const ahora = now();
      const rechazo = rechazoPorDerecho(miembro, VER, ahora);
      if (rechazo) return refuse(rechazo);
      const { idCuenta } = miembro;
      const cuentas = await trx.cuentasDeEquipo.todas();
      const nombres = new Map(cuentas.map((cuenta) => [cuenta.idCuenta, cuenta.nombre]));
      const aprueban = CLASES.some((clase) => aprueba(miembro, clase));
      const abiertas = aprueban ? await trx.aprobaciones.abiertas(ahora, ABIERTAS_A_LA_VISTA) : [];
      const propias = await trx.aprobaciones.deCuenta(idCuenta, PROPIAS_A_LA_VISTA);
      await trx.aprobaciones.marcarVistas(idCuenta, ahora);
      const conNombre = <A extends { pedidaPor: string }>(aprobacion: A) => ({
        ...aprobacion,
        pide: nombres.get(aprobacion.pedidaPor) ?? aprobacion.pedidaPor,
      });
      return done({
        aprueba: aprueban,
        porDecidir: abiertas
          .filter(({ clase, pedidaPor }) => aprueba(miembro, clase) && pedidaPor !== idCuenta)
          .map(conNombre),
        propias,
        especialistas: pide(miembro, "precio") ? await trx.especialistas.todos() : [],
      });
    });
}

interface DepsDePosibles
  extends
    Pick<Deps<"cortesiasDeEquipo" | "especialidades">, "repos" | "now">,
    Pick<DepsAlDar, "hayMonedas"> {}

/** Acts on a person that the member may do alone or ask for. `regala`: false when the person had a gift this month. */
export function makeVerPosibles({ repos, now, hayMonedas }: DepsDePosibles) {
  return async (miembro: Miembro, idPersona: number) => {
    const daBonos = tieneDerecho(miembro.roles, { derecho: "cortesia-menor", uso: "hacer" });
    const clases = clasesQuePide(miembro);
    const regala = daBonos && !(await repos.cortesiasDeEquipo.hubo(idPersona, mesDe(now())));
    const pideBonos = clases.includes("cortesia");
    return {
      ...{ regala, regalaMonedas: regala && hayMonedas },
      ...{ pideBonos, pideMonedas: pideBonos && hayMonedas, pidePlan: clases.includes("plan") },
      pideSegundoFactor: clases.includes("segundo-factor"),
      especialidades: daBonos ? await repos.especialidades.todas() : [],
    };
  };
}

/** Requests that wait for the member's decision, and outcomes of their own requests that they have not seen. */
export function makeVerEsperasDeAprobacion({ repos, now }: Pick<Deps<"aprobaciones">, "repos" | "now">) {
  return async (miembro: Miembro): Promise<Espera[]> => {
    if (!tieneDerecho(miembro.roles, VER)) return [];
    const { idCuenta } = miembro;
    const porDecidir = CLASES.some((clase) => aprueba(miembro, clase))
      ? await repos.aprobaciones.cuantasAbiertas(now(), idCuenta)
      : 0;
    return [
      { texto: "Aprobaciones por decidir", href: HREF, cuantas: porDecidir },
      {
        texto: "Respuestas a lo que pediste",
        href: HREF,
        cuantas: await repos.aprobaciones.cuantasSinVer(idCuenta),
      },
    ].filter(({ cuantas }) => cuantas > 0);
  };
}
