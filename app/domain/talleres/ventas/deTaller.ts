import { RETENCION_CON_PAGO_EN_MINUTOS } from "../../agenda/horarios/horario";
import { vencerDeLaPersona } from "../../agenda/horarios/retenerHorario";
import { soles } from "../../shared/dinero";
import { diaYHoraEscrita, sumarMinutos } from "../../shared/fechas";
import type { DepsConSitio, Repos, ReposSinCandado } from "../../shared/puertos";
import type { Rechazado } from "../../shared/rechazo";
import { done, refuse } from "../../shared/result";
import { pagoRestante, devolucionEntera } from "../../ventas/devoluciones/vuelve";
import { devolverPagos, nadaQueDevolver } from "../../ventas/devoluciones/devolverPedido";
import { direccionDePedido, QUE_PASO_CON_MI_PAGO } from "../../ventas/pedidos/direcciones";
import { pedidoNuevo, totalDe } from "../../ventas/pedidos/pedido";
import type { EnVenta, UsoPedido } from "../../ventas/pedidos/vendible";
import type { FormaDePago } from "../../ventas/pedidos/formaDePago";
import { avisarDeTaller, type RepositoriosAlAvisar } from "../inscripciones/avisos";
import {
  terminarInscripcion,
  tieneLugar,
  type RepositoriosAlTerminar,
  type RepositoriosAlTomar,
} from "../inscripciones/inscribirse";
import {
  esDePago,
  sePuedeAceptar,
  yaEmpezo,
  type ClaveDeFecha,
  type FechaConLugares,
  type Inscripcion,
} from "../inscripciones/inscripcion";
import { devolverLugar, textoTrasPagar, type RepositoriosAlDevolver } from "./devolver";
import { direccionDePedidoDeTaller } from "./direcciones";
import type { PedidoDeTaller, RechazoDeLugar } from "./pedidoDeTaller";
import { entregadoDe, lugarEnPalabras, porPagar, type DeTaller } from "./quePaso";

declare module "../../ventas/pedidos/vendible" {
  interface CosasConCupon {
    talleres: true;
  }
}

/** Repositories for the order of a place, in every use case of a seller. */
type RepositoriosDeTaller =
  | RepositoriosAlAvisar
  | RepositoriosAlDevolver
  | RepositoriosAlTerminar
  | RepositoriosAlTomar
  | "fechasDeTaller";

const LUGAR_EN_PIE: Rechazado = {
  clase: "conflict",
  mensaje:
    "El lugar de ese pedido sigue en pie. La persona lo deja desde la página del taller, o se cancela la fecha con «talleres cancelar», que devuelve todo.",
};

/** Facts for coupons: a workshop has no specialty, so that a coupon for a specialty does not apply. */
const USO: UsoPedido = { para: "talleres", especialidades: ["taller"] };

/** Places in workshops as a kind of goods. A bono cannot pay them: bonos pay sessions only. */
export function makeDeTaller({
  sitio,
}: Pick<DepsConSitio<never>, "sitio">): EnVenta<
  RepositoriosDeTaller,
  ClaveDeFecha,
  PedidoDeTaller,
  Inscripcion,
  RechazoDeLugar,
  DeTaller
> {
  return {
    clase: "taller",
    conCupon: "talleres",
    rechazos: { noExiste: "pedido-no-existe", cerrado: "pedido-cerrado", vencido: "lugar-vencido" },

    leer,

    /** The row of the date is locked first, as in every change of its places. */
    async bloquear(repos, pedido) {
      await repos.fechasDeTaller.bloquear(await leer(repos, pedido));
      return leer(repos, pedido);
    },

    async plazo(repos, { idInscripcion }, ahora) {
      const inscripcion = await repos.inscripciones.porId(idInscripcion);
      return inscripcion && sePuedeAceptar(inscripcion, ahora) ? inscripcion.expiraEn : null;
    },

    async mantener(repos, { idInscripcion, creadoEn, inicio }) {
      const hasta = sumarMinutos(creadoEn, RETENCION_CON_PAGO_EN_MINUTOS);
      await repos.inscripciones.mantener(idInscripcion, hasta < inicio ? hasta : inicio);
    },

    async soltar(repos, { idInscripcion }, ahora) {
      const inscripcion = await repos.inscripciones.porId(idInscripcion);
      if (inscripcion?.estado === "ofrecida") await terminarInscripcion(repos, inscripcion, "salida", ahora);
      await repos.pedidosDeTaller.cerrarPendientes(idInscripcion, "anulado", ahora);
      return null;
    },

    async cotizar(repos, { idPersona, uid, fecha: dia }, ahora) {
      const clave = { uid, fecha: dia };
      const [inscripcion, fecha] = await Promise.all([
        repos.inscripciones.viva(idPersona, clave),
        fechaDe(repos, clave),
      ]);
      const cotizado = await cotizarLugar(repos, { inscripcion, fecha }, ahora);
      if (!cotizado.ok) return cotizado;
      const { pedido, precioCentimos } = cotizado.value;
      return done({ pedido, precioCentimos, uso: USO });
    },

    /** Stores the order of a kept place, which has at most one open order. */
    async pedir(repos, { idPersona, uid, fecha: dia }, { now, newId }) {
      const clave = { uid, fecha: dia };
      const fecha = await repos.fechasDeTaller.bloquear(clave);
      const ahora = now();
      const inscripcion = await repos.inscripciones.viva(idPersona, clave);
      const anterior =
        inscripcion?.estado === "inscrita" &&
        (await repos.pedidosDeTaller.deLaInscripcion(inscripcion.idInscripcion, "pagado"));
      if (anterior) return done(anterior);
      const cotizado = await cotizarLugar(repos, { inscripcion, fecha }, ahora);
      if (!cotizado.ok) return cotizado;
      const { pedido, precioCentimos, lugar } = cotizado.value;
      if (pedido) return done(pedido);
      const nuevo: PedidoDeTaller = {
        ...pedidoNuevo({ idPedido: newId(), idPersona, precioCentimos, creadoEn: ahora }),
        ...clave,
        clase: "taller",
        idInscripcion: lugar.inscripcion.idInscripcion,
        titulo: lugar.fecha.titulo,
        url: lugar.fecha.url,
        inicio: lugar.fecha.inicio,
        formaDePago: null,
      };
      await repos.pedidosDeTaller.crear(nuevo);
      return done(nuevo);
    },

    uso: () => Promise.resolve(done(USO)),
    gastar: () => Promise.resolve("sin-bonos-de-taller"),

    /**
     * Takes the place of the order when it is still kept, even past its deadline, or free again; false when another
     * person has it.
     */
    async tomar(repos, pedido, ahora) {
      const fecha = await fechaDe(repos, pedido);
      const inscripcion = await repos.inscripciones.porId(pedido.idInscripcion);
      if (!inscripcion || fecha?.canceladaPor !== null || yaEmpezo(fecha, ahora)) return false;
      if (await repos.inscripciones.confirmar(inscripcion.idInscripcion, ahora)) return true;
      return inscripcion.fin === "sin-respuesta" && (await volverATomar(repos, inscripcion, fecha, ahora));
    },

    async entregar(repos, pedido, { formaDePago, ahora }) {
      const fecha = await fechaDe(repos, pedido);
      const inscripcion = await repos.inscripciones.porId(pedido.idInscripcion);
      if (!inscripcion || !fecha) throw new Error("an order without its place");
      await repos.pedidosDeTaller.anotarFormaDePago(pedido.idPedido, formaDePago);
      const pagado = {
        recibo: comoSePago(pedido, formaDePago),
        plazo: textoTrasPagar(fecha, formaDePago, ahora, true),
        direccion: direccionDePedido(pedido),
      };
      await avisarDeTaller(repos, { sitio }, { inscripcion, fecha, suceso: "inscrita", pagado }, ahora);
      return inscripcion;
    },

    async entregado(repos, { idInscripcion, formaDePago }) {
      const inscripcion = formaDePago === null ? null : await repos.inscripciones.porId(idInscripcion);
      return inscripcion?.estado === "inscrita" ? inscripcion : null;
    },

    porQueVuelve(centimos) {
      const monto = soles(centimos);
      return {
        mensaje: `Pedimos la devolución completa de tu pago de ${monto}: ese lugar ya no estaba disponible.`,
        parrafo: `Recibimos tu pago de ${monto}, pero ese lugar ya no estaba disponible o ya lo tenías pagado.`,
      };
    },

    /** Ends a place in a future date whose payment was refunded by the gateway. */
    async retirar(repos, visto, { centimos, ahora }) {
      const pedido = await this.bloquear(repos, visto);
      const fecha = await fechaDe(repos, pedido);
      const inscripcion = await repos.inscripciones.porId(pedido.idInscripcion);
      if (pedido.estado !== "pagado" || pedido.formaDePago !== "tarjeta") return;
      if (inscripcion?.estado !== "inscrita" || !fecha || yaEmpezo(fecha, ahora)) return;
      const pagos = await repos.pagos.delPedido(pedido.idPedido);
      const { pagadoCentimos: queda } = pagoRestante(pagos);
      // The other payments may still cover the price.
      if (queda >= totalDe(pedido)) return;
      const vuelve = { tipo: "dinero", centimos: centimos + queda } as const;
      await terminarInscripcion(repos, inscripcion, "cancelada", ahora);
      await devolverLugar(repos, pedido, ahora);
      await avisarDeTaller(repos, { sitio }, { inscripcion, fecha, suceso: "retirada", vuelve }, ahora);
    },

    /**
     * Refunds an order whose date is over or whose place has ended. A person who still has the place gives it up first.
     */
    async devolver(repos, pedido, ahora) {
      const fecha = await fechaDe(repos, pedido);
      const inscripcion = await repos.inscripciones.porId(pedido.idInscripcion);
      if (inscripcion?.estado === "inscrita" && fecha && ahora < fecha.fin)
        return refuse("lugar-en-pie", LUGAR_EN_PIE);
      const { formaDePago } = pedido;
      const queda = pagoRestante(await repos.pagos.delPedido(pedido.idPedido));
      const devuelto = await devolverLugar(repos, pedido, ahora);
      if (devuelto !== null) {
        const vuelve = devolucionEntera({ formaDePago: formaDePago ?? "tarjeta", ...queda });
        if (inscripcion && fecha) {
          await avisarDeTaller(repos, { sitio }, { inscripcion, fecha, suceso: "devuelta", vuelve }, ahora);
        }
        return done({ centimos: devuelto });
      }
      const centimos = await devolverPagos(repos, await repos.pagos.delPedido(pedido.idPedido), ahora);
      return centimos > 0 ? done({ centimos }) : nadaQueDevolver();
    },

    textos(_, pedido) {
      const cuando = diaYHoraEscrita(pedido.inicio);
      return Promise.resolve({
        titulo: `${pedido.titulo}, ${cuando}`,
        concepto: `Lugar en vivo, ${cuando}`,
        retorno: direccionDePedidoDeTaller(pedido),
        enlace: { texto: QUE_PASO_CON_MI_PAGO, direccion: direccionDePedido(pedido) },
      });
    },

    async entrega(repos, visto, now) {
      const pedido = await leer(repos, visto);
      const { idInscripcion, uid, fecha, inicio } = pedido;
      const inscripcion = await repos.inscripciones.porId(idInscripcion);
      return {
        apartado: inscripcion !== null && sePuedeAceptar(inscripcion, now),
        entregado: entregadoDe(pedido, inscripcion),
        relevados: [],
        detalle: { idInscripcion, uid, fecha, inicio },
        enPalabras: lugarEnPalabras(pedido, inscripcion, now),
      };
    },

    porPagar,
  };
}

async function leer(repos: Repos<"pedidosDeTaller">, { idPedido }: { idPedido: string }) {
  const pedido = await repos.pedidosDeTaller.porId(idPedido);
  if (!pedido) throw new Error("an order without its place");
  return pedido;
}

const fechaDe = (repos: ReposSinCandado<"fechasDeTaller">, clave: ClaveDeFecha) =>
  repos.fechasDeTaller.porClave(clave);

/** Price of a kept place, and its open order. Refuses a place that is not kept, or no longer. */
async function cotizarLugar(
  repos: Repos<"pedidosDeTaller">,
  { inscripcion, fecha }: { inscripcion: Inscripcion | null; fecha: FechaConLugares | null },
  ahora: Date,
) {
  if (!inscripcion || !fecha || !esDePago(fecha)) return refuse("inscripcion-no-existe");
  if (inscripcion.estado === "esperando") return refuse("lugar-no-ofrecido");
  if (!sePuedeAceptar(inscripcion, ahora)) return refuse("lugar-vencido");
  const pedido = await repos.pedidosDeTaller.deLaInscripcion(inscripcion.idInscripcion, "pendiente");
  const precioCentimos = pedido?.precioCentimos ?? fecha.precioCentimos;
  return done({ pedido, precioCentimos, lugar: { inscripcion, fecha } });
}

/**
 * A payment after the deadline: the person gets the place again, unless it is taken, other people wait for it, or the
 * person is busy at that time.
 */
async function volverATomar(
  repos: Repos<RepositoriosAlTomar>,
  inscripcion: Inscripcion,
  fecha: FechaConLugares,
  ahora: Date,
): Promise<boolean> {
  const { idInscripcion, idPersona } = inscripcion;
  if (await repos.inscripciones.viva(idPersona, fecha)) return false;
  await vencerDeLaPersona(repos, idPersona, ahora);
  const cabe =
    (await repos.ocupaciones.ocuparPersona(idInscripcion, idPersona, fecha)) &&
    (await tieneLugar(repos, inscripcion, fecha, ahora)) &&
    (await repos.inscripciones.revivir(idInscripcion, ahora));
  if (!cabe) await repos.ocupaciones.desocupar(idInscripcion);
  return cabe;
}

const comoSePago = (pedido: PedidoDeTaller, formaDePago: FormaDePago) =>
  formaDePago === "cupon"
    ? "Tu cupón cubrió todo el precio."
    : `Recibimos tu pago de ${soles(totalDe(pedido))}.`;
