import { planesRecibidos } from "../../cuentas/perfil/perfil";
import type { CodigoDePlan } from "../../cuentas/perfil/planes";
import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import { anotarActo } from "../../equipo/registro/anotar";
import { sumarMinutos } from "../../shared/fechas";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { DepsAlDar } from "../../paquetes/monedas/editarMonedas";
import { pagosDeCadena } from "../../ventas/devoluciones/devolverParte";
import { pagoRestante } from "../../ventas/devoluciones/vuelve";
import { todoLoDeLaCita } from "../../agenda/citas/cambios";
import { rechazoAlCancelarSesion, sesionDe } from "../pedidos/cancelarSesion";
import { admiteParte } from "../pedidos/devolucion";
import type { RazonTrasElInicio } from "../pedidos/trasElInicio";
import { rechazoPorCuantas } from "../personas/verPersona";
import {
  claveDe,
  esDeMonedas,
  rechazoAlHacer,
  CLASES_DE_APROBACION,
  VIDA_DE_APROBACION_EN_HORAS,
  type ActoPorAprobar,
  type RechazoAlHacer,
} from "./aprobacion";
import { enElRegistro } from "./palabras";
import { vencerEn } from "./vencer";

type ReposAlMirar =
  | "citas"
  | "especialidades"
  | "especialistas"
  | "monedas"
  | "pagos"
  | "pedidos"
  | "perfiles"
  | "personas"
  | "segundosFactores";
type ReposAlPedir = ReposAlMirar | "aprobaciones" | "registroDeEquipo";

type Mirado = Result<ActoPorAprobar, RechazoAlHacer>;
type Mirar = (repos: Repos<ReposAlMirar>, acto: ActoPorAprobar, ahora: Date) => Promise<Mirado>;

const conPersona =
  (
    rechazoDe: (
      repos: Repos<ReposAlMirar>,
      acto: ActoPorAprobar & { idPersona: number },
    ) => Promise<RechazoAlHacer | null>,
  ): Mirar =>
  async (repos, acto) => {
    const { idPersona } = acto;
    if (idPersona === null || !(await repos.personas.porId(idPersona))) return refuse("persona-no-existe");
    const rechazo = await rechazoDe(repos, { ...acto, idPersona });
    return rechazo ? refuse(rechazo) : done(acto);
  };

/** Looks at a session that a colleague would cancel with its money back. */
async function mirarSesion(
  repos: Repos<ReposAlMirar>,
  acto: ActoPorAprobar & { modo: RazonTrasElInicio },
  ahora: Date,
): Promise<Mirado> {
  const cita = await sesionDe(repos, acto.objeto);
  if (!cita) return refuse("pedido-no-existe");
  const rechazo = rechazoAlCancelarSesion(cita, acto.modo, ahora);
  if (rechazo) return refuse(rechazoAlHacer(rechazo));
  const vuelve = todoLoDeLaCita(cita);
  return vuelve.tipo === "dinero"
    ? done({ ...acto, idPersona: cita.idPersona, cantidad: vuelve.centimos })
    : refuse("nada-que-devolver");
}

/** Looks at a part of the money of an order, whose goods the person keeps. */
async function mirarParte(repos: Repos<ReposAlMirar>, acto: ActoPorAprobar, ahora: Date): Promise<Mirado> {
  const pedido = await repos.pedidos.porId(acto.objeto);
  if (!pedido) return refuse("pedido-no-existe");
  if (pedido.estado !== "pagado" || pedido.relevadoPor !== null) return refuse("nada-que-devolver");
  if (!admiteParte(await sesionDe(repos, acto.objeto), ahora)) return refuse("cita-por-venir");
  const { pagadoCentimos } = pagoRestante(await pagosDeCadena(repos, acto.objeto));
  if (pagadoCentimos === 0) return refuse("nada-que-devolver");
  if (acto.cantidad >= pagadoCentimos) return refuse("no-es-una-parte");
  return done({ ...acto, idPersona: pedido.idPersona });
}

/** Looks, before a colleague is bothered, whether the act could be done now. The approval looks again. */
const MIRAR: Record<ActoPorAprobar["clase"], Mirar> = {
  async devolucion(repos, acto, ahora) {
    const { modo } = acto;
    if (modo === "parte") return mirarParte(repos, acto, ahora);
    if (modo) return mirarSesion(repos, { ...acto, modo }, ahora);
    const pedido = await repos.pedidos.porId(acto.objeto);
    if (!pedido) return refuse("pedido-no-existe");
    if ((await repos.citas.delPedido(acto.objeto))?.estado === "reservada") return refuse("cita-en-pie");
    const { pagadoCentimos: cantidad } = pagoRestante(await pagosDeCadena(repos, acto.objeto));
    return cantidad > 0
      ? done({ ...acto, idPersona: pedido.idPersona, cantidad })
      : refuse("nada-que-devolver");
  },
  cortesia: conPersona(async (repos, acto) => {
    if (esDeMonedas(acto))
      return (await repos.monedas.aLaVista(acto.idPersona)) === null ? "monedas-apagadas" : null;
    const especialidades = await repos.especialidades.todas();
    return especialidades.some(({ slug }) => slug === acto.objeto) ? null : "especialidad-no-existe";
  }),
  plan: conPersona(async (repos, { idPersona, objeto, cantidad }) => {
    if (cantidad > 0) return null;
    const persona = await repos.personas.porId(idPersona);
    const { planes } = await repos.perfiles.de(idPersona);
    const tiene = persona !== null && planesRecibidos(persona, planes).includes(objeto as CodigoDePlan);
    return tiene ? null : "plan-que-no-tiene";
  }),
  "segundo-factor": conPersona(async (repos, { idPersona }) =>
    (await repos.segundosFactores.de(idPersona))?.activadoEn ? null : "sin-segundo-factor",
  ),
  precio: async (repos, acto) =>
    (await repos.especialistas.conAgenda(acto.objeto)) ? done(acto) : refuse("especialista-no-existe"),
};

/** An act and its reason. `modo` is of a refund alone. */
type PedidoDeAprobacion = Omit<ActoPorAprobar, "modo"> &
  Partial<Pick<ActoPorAprobar, "modo">> & { motivo: string };

/** Asks a colleague for an act beyond the member's own right. A thing has one open request of each kind. */
export function makePedirAprobacion(deps: Deps<ReposAlPedir> & Pick<DepsAlDar, "hayMonedas">) {
  const { transaccion, now, newId, hayMonedas } = deps;
  return (miembro: Miembro, { motivo, modo = null, ...resto }: PedidoDeAprobacion) =>
    transaccion(async (trx) => {
      const ahora = now();
      const pedido = { ...resto, modo };
      const { derecho } = CLASES_DE_APROBACION[pedido.clase];
      const rechazo = rechazoPorDerecho(miembro, { derecho, uso: "pedir" }, ahora);
      if (rechazo) return refuse(rechazo);
      if (esDeMonedas(pedido) && !hayMonedas) return refuse("sin-monedas");
      const mirado = await MIRAR[pedido.clase](trx, pedido, ahora);
      if (!mirado.ok) return mirado;
      const acto = mirado.value;
      const { clase, idPersona } = acto;
      const cuantas =
        idPersona === null ? null : await rechazoPorCuantas({ repos: trx, now }, miembro, idPersona);
      if (cuantas) return refuse(cuantas);
      const clave = claveDe(acto);
      const anterior = await trx.aprobaciones.abierta(clase, clave);
      if (anterior) await vencerEn(trx, deps, anterior);
      const idAprobacion = newId();
      const pedida = await trx.aprobaciones.pedir({
        ...{ ...acto, idAprobacion, clave, motivo, estado: "abierta", pedidaPor: miembro.idCuenta },
        ...{ pedidaEn: ahora, venceEn: sumarMinutos(ahora, VIDA_DE_APROBACION_EN_HORAS * 60) },
        ...{ decididaPor: null, decididaEn: null, palabra: null },
      });
      if (!pedida) return refuse("ya-pedida");
      await anotarActo({ ...deps, repos: trx }, miembro, {
        accion: "pidio-aprobacion",
        ...enElRegistro({ ...acto, idAprobacion }, motivo),
      });
      return done({ idAprobacion });
    });
}
