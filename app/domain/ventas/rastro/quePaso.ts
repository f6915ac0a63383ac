import { devolucionDe, type Asunto } from "./cambio";
import { loDevuelto, type Cobro, type Pago } from "../pagos/pago";
import type { Deps, Repos, Repositorios } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { vendibleDe, type ConVendibles, type Entrega, type Vendible } from "../pedidos/vendible";
import type { Pedido } from "../pedidos/pedido";
import type { PorPagar, Situacion } from "../pedidos/situacion";
import { momentoDe, type Momento } from "./lugar";

/** An order with everything that became of it. */
export interface Expediente<S extends string> extends Pick<Entrega<S>, "apartado" | "entregado"> {
  pedido: Pedido;
  pagos: Pago[];
  cobros: Cobro[];
}

/** The money of the order is where it stays: the gateway is still asked now and then, but nobody waits for it. */
const ASENTADO: ReadonlySet<Momento> = new Set(["entregado", "terminado", "devuelto"]);

/**
 * The one rule of "¿Qué pasó con mi pago?": what is known, each of the four things by itself and null where there
 * never was one, and what the person can do now. `miramosEn`: when we ask the gateway again by ourselves; null when
 * there is nothing to ask about.
 */
export function quePaso<S extends string>(
  { pedido, pagos, cobros, entregado, ...entrega }: Expediente<S>,
  now: Date,
) {
  // A later try counts for more than one that was refused, and money that goes back for more than any.
  const pago = pagos.findLast(({ estado }) => estado !== "rechazado") ?? pagos.at(-1) ?? null;
  const vuelve = pagos.map(({ estado }) => devolucionDe(estado)).filter((estado) => estado !== null);
  const devolucion = vuelve.includes("pedida") ? "pedida" : (vuelve[0] ?? null);
  const parte = pagos.some(({ porDevolverCentimos }) => porDevolverCentimos > 0)
    ? "pedida"
    : pagos.some((uno) => loDevuelto(uno) > 0)
      ? "hecha"
      : null;
  const abiertos = cobros.filter(({ estado }) => estado === "abierto").map(({ revisarEn }) => +revisarEn);
  const apartado = pedido.estado === "pendiente" && entrega.apartado;
  const momento = momentoDe({ pedido, pagos, apartado, entregado });
  const asentado = ASENTADO.has(momento) && devolucion !== "pedida" && parte !== "pedida";
  const porMirar = abiertos.length > 0 && !asentado;
  const procesando = momento === "procesando" || pagos.some(({ estado }) => estado === "procesando");
  return {
    situacion: enPalabrasDeSuVendedor(momento, entregado),
    estados: {
      pedido: pedido.estado,
      pago: pago?.estado ?? null,
      entrega: entregado?.estado ?? null,
      devolucion: devolucion ?? parte,
    },
    miramosEn: porMirar ? new Date(Math.max(Math.min(...abiertos), +now)) : null,
    puede: {
      pagar: apartado && !procesando,
      soltar: apartado,
      mirar: porMirar,
      elegirOtro: !apartado && !procesando && momento !== "cambiada" && momento !== "entregado",
    },
  };
}

function enPalabrasDeSuVendedor<S extends string>(
  momento: Momento,
  entregado: Entrega<S>["entregado"],
): Situacion | S {
  if (momento !== "entregado" && momento !== "terminado") return momento;
  if (!entregado) throw new Error(`an order that is ${momento} without what was delivered`);
  return entregado.situacion;
}

/** What of an order is read here; `K`: what its seller reads. */
interface DeLectura<K extends keyof Repositorios> extends Pick<Deps<never>, "now">, ConVendibles<K> {
  repos: Repos<"cobros" | "pagos" | "pedidos" | "rastro"> & Repos<K>;
}

/** Anybody's order, what happened to it, and what can be done; for whoever runs the product. */
export function makeVerExpediente<K extends keyof Repositorios>({ repos, now, ...deps }: DeLectura<K>) {
  return async (idPedido: string) => {
    const visto = await repos.pedidos.porId(idPedido);
    if (!visto) return refuse("pedido-no-existe");
    const vendible = vendibleDe(deps, visto);
    const { titulo } = await vendible.textos(repos, await vendible.leer(repos, visto));
    // What was charged may have been charged for the orders that this one took the place of.
    const cadena = [];
    for (const uno of await repos.pedidos.cadena(idPedido)) {
      cadena.push({ pedido: uno, pagos: await repos.pagos.delPedido(uno.idPedido) });
    }
    return done({
      titulo,
      cadena,
      ...(await verExpediente(repos, vendible, visto, now())),
    });
  };
}

/** An order of this person, whatever it is for, and what became of it; another person's is not found. */
export function makeVerQuePaso<K extends keyof Repositorios>({ repos, now, ...deps }: DeLectura<K>) {
  return async ({ idPersona, idPedido }: { idPersona: number; idPedido: string }) => {
    const pedido = await repos.pedidos.deUnaPersona(idPedido, idPersona);
    if (!pedido) return refuse("pedido-no-existe");
    const { detalle: _, ...visto } = await verExpediente(repos, vendibleDe(deps, pedido), pedido, now());
    return done(visto);
  };
}

/** What of this person is still to be paid, whoever sells it: what has the least time left stands first. */
export function makeVerPorPagar<K extends keyof Repositorios>({
  repos,
  now,
  vendibles,
}: Pick<Deps<K>, "repos" | "now"> & ConVendibles<K>) {
  return async (idPersona: number) => {
    const ahora = now();
    const deCadaUno = await Promise.all(
      vendibles.map((vendible) => vendible.porPagar(repos, idPersona, ahora)),
    );
    return deCadaUno
      .flat()
      .toSorted((uno, otro) => +uno.hasta - +otro.hasta)
      .map(({ hasta: _, ...pedido }): PorPagar => pedido);
  };
}

const DEL_DINERO: readonly Asunto[] = ["pago", "devolucion"];

/**
 * An order with its payments, its history, what was delivered and what all that comes to. What was charged and went
 * back for the orders whose place it took is told with it: to whoever asks, it is one payment.
 */
async function verExpediente<K extends keyof Repositorios>(
  repos: DeLectura<K>["repos"],
  vendible: Vendible<K>,
  pedido: Pedido,
  now: Date,
) {
  const { idPedido } = pedido;
  const [propios, cobros, propia, { detalle, relevados, enPalabras, ...entrega }] = await Promise.all([
    repos.pagos.delPedido(idPedido),
    repos.cobros.delPedido(idPedido),
    repos.rastro.delPedido(idPedido),
    vendible.entrega(repos, pedido, now),
  ]);
  const anteriores = await Promise.all(
    relevados.map(async (idAnterior) => ({
      pagos: await repos.pagos.delPedido(idAnterior),
      rastro: await repos.rastro.delPedido(idAnterior),
    })),
  );
  const pagos = [...anteriores.flatMap((anterior) => anterior.pagos), ...propios];
  const delDinero = anteriores
    .flatMap((anterior) => anterior.rastro)
    .filter(({ asunto }) => DEL_DINERO.includes(asunto));
  const rastro = [...delDinero, ...propia].toSorted((uno, otro) => +uno.creadoEn - +otro.creadoEn);
  const { situacion, puede, ...visto } = quePaso({ pedido, pagos, cobros, ...entrega }, now);
  const { explicaciones, enlaces, ...palabras } = enPalabras;
  const explicacion = explicaciones[situacion];
  if (!explicacion) throw new Error(`nobody explains ${situacion}`);
  return {
    pedido,
    pagos,
    rastro,
    detalle,
    situacion,
    puede,
    ...visto,
    enPalabras: { ...palabras, explicacion, enlaces: await enlaces(puede) },
  };
}
