import { setTimeout as wait } from "node:timers/promises";
import { segunPeso, type Azar } from "../azar";
import { SinRespuesta } from "../servidores";
import type { Confirmado } from "./comprobar";
import { Inesperado, makeLlamar, Rechazado } from "./llamar";
import type { Cliente, HorarioLibre, Mundo } from "./mundo";
import type { PasarelaDeFuera } from "./pasarelaDeFuera";
import { VERSION_DE_DATOS } from "../../support/politicas";

/** Fates of a purchase, with the weight of each. */
const SUERTES = {
  aprobada: 48,
  rechazada: 8,
  "segunda-tarjeta": 8,
  "decidida-a-favor": 10,
  "decidida-en-contra": 7,
  /** Weight of a payment that is approved after the hold expired, when nobody took the time. */
  tarde: 6,
  /** Weight of a payment that comes too late, when another buyer took the time. */
  "tarde-y-tomado": 6,
  /** Weight of a buyer who pays the same page in two tabs. */
  "dos-veces": 5,
  /** Weight of a buyer who leaves the gateway's page without paying. */
  "se-va": 2,
};
export type Suerte = keyof typeof SUERTES;

export interface CuentaDeCompras {
  compras: Record<Suerte, number>;
  rechazos: Record<string, number>;
  /** Purchases whose answer was lost with its server, and of which a second request did not tell the result. */
  sinSaber: number;
  inesperados: Record<string, number>;
}

interface Opciones {
  mundo: Mundo;
  pasarela: PasarelaDeFuera;
  azar: Azar;
  compradores: number;
  /** Payments that the gateway must have seen. */
  pagos: number;
  /** Milliseconds that a bank takes to decide. */
  decisionEnMs: number;
  limiteEnMs: number;
  puertos: () => readonly number[];
  alEmpezarCompra: (numero: number) => void;
}

const PULSA_DOS_VECES = 0.2;
const VUELVE = 0.6;

/** Many people buy at once with all kinds of cards, until the gateway has seen `pagos` payments. */
export async function soltarCompradores(
  opciones: Opciones,
): Promise<{ cuenta: CuentaDeCompras; confirmados: Confirmado[] }> {
  const { mundo, pasarela, azar } = opciones;
  const ceros = Object.fromEntries(Object.keys(SUERTES).map((suerte) => [suerte, 0]));
  const cuenta: CuentaDeCompras = {
    compras: ceros as Record<Suerte, number>,
    rechazos: {},
    sinSaber: 0,
    inesperados: {},
  };
  const confirmados: Confirmado[] = [];
  const { llamar, cerrar } = makeLlamar({ azar, claveDeApi: mundo.claveDeApi, puertos: opciones.puertos });
  const fin = Date.now() + opciones.limiteEnMs;
  const pensar = () => wait(azar() * opciones.decisionEnMs);
  let numero = 0;

  const comprador = async () => {
    while (pasarela.libro.pagos.length < opciones.pagos && Date.now() < fin) {
      const horario = mundo.otroHorario();
      if (!horario) return;
      opciones.alEmpezarCompra(numero++);
      const suerte = segunPeso(azar, SUERTES);
      cuenta.compras[suerte]++;
      await comprar(suerte, mundo.otroCliente(), horario).catch((error: unknown) => {
        if (error instanceof SinRespuesta) cuenta.sinSaber++;
        else if (error instanceof Rechazado) anotar(cuenta.rechazos, error.message);
        else if (error instanceof Inesperado) anotar(cuenta.inesperados, error.message);
        else throw error;
      });
    }
  };

  const comprar = async (suerte: Suerte, cliente: Cliente, horario: HorarioLibre) => {
    const { idHorario, idPedido } = await ordenar(cliente, horario);
    const pagina = await abrirPagina(cliente, idPedido);
    switch (suerte) {
      case "aprobada":
        pasarela.pagar(pagina, "approved");
        break;
      case "rechazada":
        pasarela.pagar(pagina, "rejected");
        break;
      case "segunda-tarjeta":
        pasarela.pagar(pagina, "rejected");
        pasarela.pagar(await abrirPagina(cliente, idPedido), "approved");
        break;
      case "decidida-a-favor":
      case "decidida-en-contra": {
        const idPago = pasarela.pagar(pagina, "pending");
        await pensar();
        pasarela.decidir(idPago, suerte === "decidida-a-favor" ? "approved" : "rejected");
        break;
      }
      case "tarde": {
        const idPago = pasarela.pagar(pagina, "pending");
        await mundo.queVenza(idHorario);
        await pensar();
        pasarela.decidir(idPago, "approved");
        break;
      }
      case "tarde-y-tomado": {
        await mundo.queVenza(idHorario);
        const otroCliente = mundo.otroCliente();
        const otroPedido = await ordenar(otroCliente, horario);
        pasarela.pagar(pagina, "approved");
        pasarela.pagar(await abrirPagina(otroCliente, otroPedido.idPedido), "approved");
        break;
      }
      case "dos-veces":
        pasarela.pagar(pagina, "approved");
        pasarela.pagar(pagina, "approved");
        break;
      case "se-va":
        return;
    }
    if (azar() < VUELVE) await mirar(cliente, idPedido);
  };

  const ordenar = async (cliente: Cliente, { idEspecialista, inicio }: HorarioLibre) => {
    const { idHorario } = await llamar(cliente, "POST", "/v2/horarios", {
      idEspecialista,
      inicio: inicio.toISOString(),
    });
    const { idPedido } = await llamar(cliente, "POST", "/v2/pedidos", {
      idHorario: idHorario!,
      versionDeDatos: VERSION_DE_DATOS,
    });
    return { idHorario: idHorario!, idPedido: idPedido! };
  };

  const abrirPagina = async (cliente: Cliente, idPedido: string) => {
    const veces = azar() < PULSA_DOS_VECES ? 2 : 1;
    const ventas = await Promise.all(
      Array.from({ length: veces }, () => llamar(cliente, "POST", "/v2/ventas", { idPedido })),
    );
    const paginas = new Set(ventas.map(({ urlDePago }) => new URL(urlDePago!).searchParams.get("pref_id")!));
    if (paginas.size > 1) throw new Inesperado("one order has two pages at once");
    return [...paginas][0]!;
  };

  /** Comes back to the order a few times. A paid order must stay paid. */
  const mirar = async (cliente: Cliente, idPedido: string) => {
    for (let vez = 0; vez < 3; vez++) {
      const { estado } = await llamar(cliente, "GET", `/v2/pedidos/${idPedido}`);
      if (estado === "pagado") return void confirmados.push({ idPedido });
      await pensar();
    }
  };

  await Promise.all(Array.from({ length: opciones.compradores }, comprador));
  cerrar();
  return { cuenta, confirmados };
}

const anotar = (en: Record<string, number>, que: string) => (en[que] = (en[que] ?? 0) + 1);
