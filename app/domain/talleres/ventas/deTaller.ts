import { RETENCION_CON_PAGO_EN_MINUTOS } from "../../agenda/horarios/horario";
import { vencerDeLaPersona } from "../../agenda/horarios/retenerHorario";
import { soles } from "../../shared/dinero";
import { diaYHora, sumarMinutos } from "../../shared/fechas";
import type { DepsConSitio, Repos } from "../../shared/puertos";
import type { Rechazado } from "../../shared/rechazo";
import { done, refuse } from "../../shared/result";
import { loQueQuedaDe, todoLoPagado } from "../../ventas/devoluciones/vuelve";
import { devolverPagos, nadaQueDevolver } from "../../ventas/devoluciones/devolverPedido";
import { direccionDePedido, QUE_PASO_CON_MI_PAGO } from "../../ventas/pedidos/direcciones";
import { pedidoNuevo, totalDe, type FormaDePago } from "../../ventas/pedidos/pedido";
import type { EnVenta, UsoPedido } from "../../ventas/pedidos/vendible";
import { avisarDeTaller, type LoDeAvisar } from "../inscripciones/avisos";
import {
  terminarInscripcion,
  tieneLugar,
  type LoDeTerminar,
  type LoDeTomar,
} from "../inscripciones/inscribirse";
import {
  esDePago,
  sePuedeAceptar,
  yaEmpezo,
  type ClaveDeFecha,
  type FechaConLugares,
  type Inscripcion,
} from "../inscripciones/inscripcion";
import { devolverLugar, textoTrasPagar, type LoDeDevolver } from "./devolver";
import { direccionDePedidoDeTaller } from "./direcciones";
import type { PedidoDeTaller, RechazoDeLugar } from "./pedidoDeTaller";
import { entregadoDe, lugarEnPalabras, porPagar, type DeTaller } from "./quePaso";

declare module "../../ventas/pedidos/vendible" {
  interface CosasConCupon {
    talleres: true;
  }
}

/** What an order of a place touches, whoever takes it further. */
type LoDeTaller = LoDeAvisar | LoDeDevolver | LoDeTerminar | LoDeTomar | "fechasDeTaller";

const LUGAR_EN_PIE: Rechazado = {
  clase: "conflict",
  mensaje:
    "El lugar de ese pedido sigue en pie. La persona lo deja desde la página del taller, o se cancela la fecha con «talleres cancelar», que devuelve todo.",
};

/** Of no specialty: a coupon for one is not for it. */
const USO: UsoPedido = { para: "talleres", especialidades: ["taller"] };

/** Places in workshops as something that is sold: what is kept for somebody becomes theirs. A bono pays a session. */
export function makeDeTaller({
  sitio,
}: Pick<DepsConSitio<never>, "sitio">): EnVenta<
  LoDeTaller,
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

    /** Whoever changes the places of a date holds its row first. */
    async bloquear(repos, pedido) {
      await repos.fechasDeTaller.bloquear(await leer(repos, pedido));
      return leer(repos, pedido);
    },

    async plazo(repos, { idInscripcion }, ahora) {
      const suya = await repos.inscripciones.porId(idInscripcion);
      return suya && sePuedeAceptar(suya, ahora) ? suya.expiraEn : null;
    },

    async mantener(repos, { idInscripcion, creadoEn, inicio }) {
      const hasta = sumarMinutos(creadoEn, RETENCION_CON_PAGO_EN_MINUTOS);
      await repos.inscripciones.mantener(idInscripcion, hasta < inicio ? hasta : inicio);
    },

    async soltar(repos, { idInscripcion }, ahora) {
      const suya = await repos.inscripciones.porId(idInscripcion);
      if (suya?.estado === "ofrecida") await terminarInscripcion(repos, suya, "salida", ahora);
      await repos.pedidosDeTaller.cerrarPendientes(idInscripcion, "anulado", ahora);
      return null;
    },

    async cotizar(repos, { idPersona, uid, fecha: dia }, ahora) {
      const [suya, fecha] = await lugarDe(repos, idPersona, { uid, fecha: dia });
      if (!suya || !fecha || !esDePago(fecha)) return refuse("inscripcion-no-existe");
      if (suya.estado === "esperando") return refuse("lugar-no-ofrecido");
      if (!sePuedeAceptar(suya, ahora)) return refuse("lugar-vencido");
      const pedido = await repos.pedidosDeTaller.deLaInscripcion(suya.idInscripcion, "pendiente");
      return done({ pedido, precioCentimos: pedido?.precioCentimos ?? fecha.precioCentimos, uso: USO });
    },

    /** A place that is kept has one live order. */
    async pedir(repos, { idPersona, uid, fecha: dia }, { now, newId }) {
      const clave = { uid, fecha: dia };
      await repos.fechasDeTaller.bloquear(clave);
      const ahora = now();
      const [suya, fecha] = await lugarDe(repos, idPersona, clave);
      const hecho =
        suya?.estado === "inscrita" &&
        (await repos.pedidosDeTaller.deLaInscripcion(suya.idInscripcion, "pagado"));
      if (hecho) return done(hecho);
      const cotizado = await this.cotizar(repos, { idPersona, ...clave }, ahora);
      if (!cotizado.ok) return cotizado;
      const { pedido, precioCentimos } = cotizado.value;
      if (pedido) return done(pedido);
      if (!suya || !fecha) return refuse("inscripcion-no-existe");
      const nuevo: PedidoDeTaller = {
        ...pedidoNuevo({ idPedido: newId(), idPersona, precioCentimos, creadoEn: ahora }),
        ...clave,
        clase: "taller",
        idInscripcion: suya.idInscripcion,
        titulo: fecha.titulo,
        url: fecha.url,
        inicio: fecha.inicio,
        formaDePago: null,
      };
      await repos.pedidosDeTaller.crear(nuevo);
      return done(nuevo);
    },

    uso: () => Promise.resolve(done(USO)),
    gastar: () => Promise.resolve("sin-bonos-de-taller"),

    impide: () => Promise.resolve(null),

    /** Still kept (also past its time, if nobody took it), or taken again, or gone. */
    async tomar(repos, pedido, ahora) {
      const fecha = await fechaDe(repos, pedido);
      const suya = await repos.inscripciones.porId(pedido.idInscripcion);
      if (!suya || fecha?.canceladaPor !== null || yaEmpezo(fecha, ahora)) return false;
      if (await repos.inscripciones.confirmar(suya.idInscripcion, ahora)) return true;
      return suya.fin === "sin-respuesta" && (await volverATomar(repos, suya, fecha, ahora));
    },

    async entregar(repos, pedido, { formaDePago, ahora }) {
      const fecha = await fechaDe(repos, pedido);
      const suya = await repos.inscripciones.porId(pedido.idInscripcion);
      if (!suya || !fecha) throw new Error("an order without its place");
      await repos.pedidosDeTaller.anotarFormaDePago(pedido.idPedido, formaDePago);
      const pagado = {
        recibo: comoSePago(pedido, formaDePago),
        plazo: textoTrasPagar(fecha, formaDePago, ahora, true),
        direccion: direccionDePedido(pedido),
      };
      await avisarDeTaller(repos, { sitio }, suya, fecha, { suceso: "inscrita", pagado }, ahora);
      return suya;
    },

    async entregado(repos, { idInscripcion, formaDePago }) {
      const suya = formaDePago === null ? null : await repos.inscripciones.porId(idInscripcion);
      return suya?.estado === "inscrita" ? suya : null;
    },

    async renunciar(repos, { idPedido }, ahora) {
      await repos.pedidos.cambiarEstado(idPedido, ["pendiente", "vencido", "anulado"], "devuelto", ahora);
    },

    porQueVuelve(centimos) {
      const monto = soles(centimos);
      return {
        mensaje: `Pedimos la devolución completa de tu pago de ${monto}: ese lugar ya no estaba disponible.`,
        parrafo: `Recibimos tu pago de ${monto}, pero ese lugar ya no estaba disponible o ya lo tenías pagado.`,
      };
    },

    /** A place in a date that is still to come does not stay without its payment. */
    async retirar(repos, visto, { centimos, ahora }) {
      const pedido = await this.bloquear(repos, visto);
      const fecha = await fechaDe(repos, pedido);
      const suya = await repos.inscripciones.porId(pedido.idInscripcion);
      if (pedido.estado !== "pagado" || pedido.formaDePago !== "tarjeta") return;
      if (suya?.estado !== "inscrita" || !fecha || yaEmpezo(fecha, ahora)) return;
      const pagos = await repos.pagos.delPedido(pedido.idPedido);
      const { pagadoCentimos: queda } = loQueQuedaDe(pagos);
      // What is left of all its payments may still pay it.
      if (queda >= totalDe(pedido)) return;
      const vuelve = { tipo: "dinero", centimos: centimos + queda } as const;
      await terminarInscripcion(repos, suya, "cancelada", ahora);
      await devolverLugar(repos, pedido, ahora);
      await avisarDeTaller(repos, { sitio }, suya, fecha, { suceso: "retirada", vuelve }, ahora);
    },

    /** Of a date that is over, or of a place that ended: who still has one leaves it first. */
    async devolver(repos, pedido, ahora) {
      const fecha = await fechaDe(repos, pedido);
      const suya = await repos.inscripciones.porId(pedido.idInscripcion);
      if (suya?.estado === "inscrita" && fecha && ahora < fecha.fin)
        return refuse("lugar-en-pie", LUGAR_EN_PIE);
      const { formaDePago } = pedido;
      const queda = loQueQuedaDe(await repos.pagos.delPedido(pedido.idPedido));
      const devuelto = await devolverLugar(repos, pedido, ahora);
      if (devuelto !== null) {
        const vuelve = todoLoPagado({ formaDePago: formaDePago ?? "tarjeta", ...queda });
        if (suya && fecha) {
          await avisarDeTaller(repos, { sitio }, suya, fecha, { suceso: "devuelta", vuelve }, ahora);
        }
        return done({ centimos: devuelto });
      }
      const centimos = await devolverPagos(repos, await repos.pagos.delPedido(pedido.idPedido), ahora);
      return centimos > 0 ? done({ centimos }) : nadaQueDevolver();
    },

    textos(_, pedido) {
      const cuando = diaYHora(pedido.inicio);
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
      const suya = await repos.inscripciones.porId(idInscripcion);
      return {
        apartado: suya !== null && sePuedeAceptar(suya, now),
        entregado: entregadoDe(pedido, suya),
        relevados: [],
        detalle: { idInscripcion, uid, fecha, inicio },
        enPalabras: lugarEnPalabras(pedido, suya, now),
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

const fechaDe = (repos: Repos<"fechasDeTaller">, clave: ClaveDeFecha) => repos.fechasDeTaller.una(clave);

const lugarDe = (repos: Repos<"fechasDeTaller" | "inscripciones">, idPersona: number, clave: ClaveDeFecha) =>
  Promise.all([repos.inscripciones.viva(idPersona, clave), fechaDe(repos, clave)]);

/** Paid after its time: the place is theirs again, unless another has it, somebody waits, or they have something else. */
async function volverATomar(
  repos: Repos<LoDeTomar>,
  suya: Inscripcion,
  fecha: FechaConLugares,
  ahora: Date,
): Promise<boolean> {
  const { idInscripcion, idPersona } = suya;
  if (await repos.inscripciones.viva(idPersona, fecha)) return false;
  await vencerDeLaPersona(repos, idPersona, ahora);
  const cabe =
    (await repos.ocupaciones.ocuparPersona(idInscripcion, idPersona, fecha)) &&
    (await tieneLugar(repos, suya, fecha, ahora)) &&
    (await repos.inscripciones.revivir(idInscripcion, ahora));
  if (!cabe) await repos.ocupaciones.desocupar(idInscripcion);
  return cabe;
}

const comoSePago = (pedido: PedidoDeTaller, formaDePago: FormaDePago) =>
  formaDePago === "cupon"
    ? "Tu cupón cubrió todo el precio."
    : `Recibimos tu pago de ${soles(totalDe(pedido))}.`;
