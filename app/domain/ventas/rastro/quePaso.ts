import { devolucionDe, type Asunto } from "./cambio";
import { centimosDevueltos, pagoContado, seDesistio, type Cobro, type Pago } from "../pagos/pago";
import { codigoCortoEscrito } from "../../shared/codigoCorto";
import type { Deps, Repositorios, ReposSinCandado } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { vendibleDe, type ConVendibles, type Entrega, type Vendible } from "../pedidos/vendible";
import type { Pedido } from "../pedidos/pedido";
import type { PorPagar, Situacion } from "../pedidos/situacion";
import { momentoDe, type Momento } from "./lugar";

/** An order with all its facts. */
export interface Expediente<S extends string> extends Pick<Entrega<S>, "apartado" | "entregado"> {
  pedido: Pedido;
  pagos: Pago[];
  cobros: Cobro[];
}

/**
 * States in which no money moves any more. The gateway is still asked now and then, but nobody waits for its answer.
 */
const ASENTADO: ReadonlySet<Momento> = new Set(["entregado", "terminado", "devuelto"]);

/**
 * The one rule of "¿Qué pasó con mi pago?": the known facts, each null when it did not happen, and the acts that the
 * person can do. `miramosEn`: instant of our next question to the gateway; null when there is nothing to ask.
 */
export function quePaso<S extends string>(
  { pedido, pagos, cobros, entregado, ...entrega }: Expediente<S>,
  now: Date,
) {
  const pago = pagoContado(pagos);
  const vuelve = pagos.map(({ estado }) => devolucionDe(estado)).filter((estado) => estado !== null);
  const devolucion = vuelve.includes("pedida") ? "pedida" : (vuelve[0] ?? null);
  const parte = pagos.some(({ porDevolverCentimos }) => porDevolverCentimos > 0)
    ? "pedida"
    : pagos.some((pago) => centimosDevueltos(pago) > 0)
      ? "hecha"
      : null;
  const abiertos = cobros.filter(({ estado }) => estado === "abierto").map(({ revisarEn }) => +revisarEn);
  const apartado = pedido.estado === "pendiente" && entrega.apartado;
  const momento = momentoDe({ pedido, pagos, seDesistio: seDesistio(cobros), apartado, entregado });
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

/** Dependencies for reading an order; `K`: the repositories of its seller. */
interface DeLectura<K extends keyof Repositorios> extends Pick<Deps<never>, "now">, ConVendibles<K> {
  repos: ReposSinCandado<"cobros" | "pagos" | "pedidos" | "rastro"> & ReposSinCandado<K>;
}

/** Reads anybody's order by its id or its short code, with its history and its options, for an operator. */
export function makeVerExpediente<K extends keyof Repositorios>({ repos, now, ...deps }: DeLectura<K>) {
  return async (idOCodigo: string) => {
    const corto = codigoCortoEscrito(idOCodigo);
    const idPedido = corto ? await repos.pedidos.idDeCodigo(corto.codigo) : idOCodigo;
    const visto = idPedido === null ? null : await repos.pedidos.porId(idPedido);
    if (!visto) return refuse("pedido-no-existe");
    const vendible = vendibleDe(deps, visto);
    const { titulo } = await vendible.textos(repos, await vendible.leer(repos, visto));
    // The charges may belong to earlier orders that this one replaced.
    const cadena = [];
    for (const anterior of await repos.pedidos.cadena(visto.idPedido)) {
      cadena.push({ pedido: anterior, pagos: await repos.pagos.delPedido(anterior.idPedido) });
    }
    return done({
      titulo,
      cadena,
      ...(await verExpediente(repos, vendible, visto, now())),
    });
  };
}

/** Reads an order of this person, of any seller, with its state; another person's order is not found. */
export function makeVerQuePaso<K extends keyof Repositorios>({ repos, now, ...deps }: DeLectura<K>) {
  return async ({ idPersona, idPedido }: { idPersona: number; idPedido: string }) => {
    const pedido = await repos.pedidos.deUnaPersona(idPedido, idPersona);
    if (!pedido) return refuse("pedido-no-existe");
    const { detalle: _, ...visto } = await verExpediente(repos, vendibleDe(deps, pedido), pedido, now());
    return done(visto);
  };
}

/** Reads this person's unpaid orders of all sellers, the nearest deadline first. */
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
      .toSorted((a, b) => +a.hasta - +b.hasta)
      .map(({ hasta: _, ...pedido }): PorPagar => pedido);
  };
}

const DEL_DINERO: readonly Asunto[] = ["pago", "devolucion"];

/**
 * An order with its payments, its history, its delivered goods and their state. Charges and refunds of the orders that
 * it replaced are included: for the person, all is one payment.
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
  const rastro = [...delDinero, ...propia].toSorted((a, b) => +a.creadoEn - +b.creadoEn);
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
