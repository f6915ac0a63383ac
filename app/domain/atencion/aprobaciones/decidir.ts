import type { Remitente } from "../../agenda/citas/enlaceDeSala";
import { tieneDerecho, type Derecho } from "../../equipo/derechos/derechos";
import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import { anotarActo } from "../../equipo/registro/anotar";
import type { DepsAlDar } from "../../paquetes/monedas/editarMonedas";
import type { DepsConSitio, Repos, Repositorios } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { ConVendibles } from "../../ventas/pedidos/vendible";
import { centimosQueMueve, CLASES_DE_APROBACION } from "./aprobacion";
import { hacerEn, type ReposAlHacer } from "./hacer";
import { enElRegistro } from "./palabras";

type ReposAlDecidir = "aprobaciones" | "registroDeEquipo";

interface AlDecidir {
  idAprobacion: string;
  estado: "aprobada" | "no-aprobada";
  palabra: string | null;
}

/** Refusal of a decision; only an approval needs a code. */
function rechazoAlDecidir(
  miembro: Miembro,
  derecho: Derecho,
  { estado }: Pick<AlDecidir, "estado">,
  ahora: Date,
) {
  const permiso = { derecho, uso: "aprobar" } as const;
  if (estado === "aprobada") return rechazoPorDerecho(miembro, permiso, ahora);
  return tieneDerecho(miembro.roles, permiso) ? null : "sin-derecho";
}

/** Writes a member's decision, once. Refuses a member without the right, and the one who asked. */
async function decidirEn(
  trx: Repos<ReposAlDecidir>,
  miembro: Miembro,
  { idAprobacion, ...decision }: AlDecidir,
  ahora: Date,
) {
  const aprobacion = await trx.aprobaciones.porId(idAprobacion);
  const derecho = aprobacion ? CLASES_DE_APROBACION[aprobacion.clase].derecho : "devolucion-mayor";
  const rechazo = rechazoAlDecidir(miembro, derecho, decision, ahora);
  if (rechazo) return refuse(rechazo);
  if (!aprobacion) return refuse("aprobacion-no-existe");
  if (aprobacion.pedidaPor === miembro.idCuenta) return refuse("aprobacion-propia");
  if (await trx.aprobaciones.decidir(idAprobacion, { ...decision, por: miembro.idCuenta }, ahora))
    return done(aprobacion);
  const { estado, venceEn } = aprobacion;
  const vencio = estado === "vencida" || (estado === "abierta" && venceEn <= ahora);
  return refuse(vencio ? "aprobacion-vencida" : "aprobacion-cerrada");
}

/**
 * Approves a request and does its act, in one transaction. The state of the thing is checked now: an act that is
 * refused leaves the request open.
 */
export function makeAprobar<K extends keyof Repositorios>(
  deps: DepsConSitio<NoInfer<K> | ReposAlHacer | ReposAlDecidir> &
    Remitente &
    ConVendibles<K> &
    Pick<DepsAlDar, "hayMonedas"> & {
      /** Gives the bonos of the counting plan, after a plan changed. */
      ponerAlDiaElPlan: (idPersona: number) => Promise<unknown>;
    },
) {
  const { transaccion, now, ponerAlDiaElPlan } = deps;
  return async (miembro: Miembro, { idAprobacion }: { idAprobacion: string }) => {
    const aprobada = await transaccion(async (trx) => {
      const decision = { idAprobacion, estado: "aprobada", palabra: null } as const;
      const decidida = await decidirEn(trx, miembro, decision, now());
      if (!decidida.ok) return decidida;
      const aprobacion = decidida.value;
      const hecho = await hacerEn(trx, deps, aprobacion);
      if (!hecho.ok) return hecho;
      await anotarActo({ ...deps, repos: trx }, miembro, {
        ...{ accion: "aprobo", ...enElRegistro(aprobacion, aprobacion.motivo) },
        ...{ pedidoPor: aprobacion.pedidaPor, centimos: centimosQueMueve(aprobacion) },
      });
      return done(aprobacion);
    });
    if (aprobada.ok && aprobada.value.clase === "plan" && aprobada.value.idPersona !== null)
      await ponerAlDiaElPlan(aprobada.value.idPersona);
    return aprobada;
  };
}

/** Refuses a request, with a word for the colleague who asked. */
export function makeNoAprobar(deps: DepsConSitio<ReposAlDecidir>) {
  const { transaccion, now } = deps;
  return (miembro: Miembro, { idAprobacion, palabra }: { idAprobacion: string; palabra: string }) =>
    transaccion(async (trx) => {
      const decision = { idAprobacion, estado: "no-aprobada", palabra } as const;
      const decidida = await decidirEn(trx, miembro, decision, now());
      if (!decidida.ok) return decidida;
      await anotarActo({ ...deps, repos: trx }, miembro, {
        ...{ accion: "no-aprobo", ...enElRegistro(decidida.value, palabra) },
        pedidoPor: decidida.value.pedidaPor,
      });
      return done(null);
    });
}
