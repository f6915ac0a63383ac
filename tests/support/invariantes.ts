import {
  estaVigente,
  RETENCION_CON_PAGO_EN_MINUTOS,
  AMPLIACION_EN_MINUTOS,
} from "../../app/domain/agenda/horarios/horario";
import { subDays } from "date-fns";
import { DIAS_EN_LA_BANDEJA } from "../../app/domain/avisos/correo/correo";
import { devolucionDe } from "../../app/domain/ventas/rastro/cambio";
import type { Db } from "../../server/platform/database/client";
import { agrupar } from "../../app/domain/shared/agrupar";
import { buscarCruces } from "./cruces";
import { buscarRoturasEnCompras } from "./invariantesDeCompras";
import { buscarRoturasEnTalleres } from "./invariantesDeTalleres";
import { buscarRoturasEnComprobantes } from "./invariantesDeComprobantes";
import type { PasarelaFalsa } from "./pasarelaFalsa";

const MINUTO = 60_000;
const BLOQUEO_MAXIMO_EN_MS = (RETENCION_CON_PAGO_EN_MINUTOS + AMPLIACION_EN_MINUTOS) * MINUTO;

/** Broken invariants of the stored data, in words. The invariants hold at any moment, after any crash. */
export async function buscarRoturas(db: Db, now: Date): Promise<string[]> {
  const roto: string[] = [];
  const exigir = (cierto: boolean, texto: string) => {
    if (!cierto) roto.push(texto);
  };
  const [
    horarios,
    ocupaciones,
    pedidos,
    cobros,
    pagos,
    citas,
    saldos,
    movimientos,
    correos,
    cupones,
    usos,
    partes,
    lugares,
  ] = await Promise.all([
    db.selectFrom("horarios").selectAll().execute(),
    db.selectFrom("ocupaciones").selectAll().execute(),
    db.selectFrom("pedidos").selectAll().execute(),
    db.selectFrom("cobros").selectAll().execute(),
    db.selectFrom("pagos").selectAll().execute(),
    db.selectFrom("citas").selectAll().execute(),
    db.selectFrom("saldos").selectAll().execute(),
    db.selectFrom("movimientos_de_saldo").selectAll().execute(),
    // Mails are read without their texts: a long simulation writes more text than fits in memory.
    db.selectFrom("correos").select(["id_correo", "enviado_en"]).execute(),
    db.selectFrom("cupones").selectAll().execute(),
    db.selectFrom("usos_de_cupon").selectAll().execute(),
    db.selectFrom("devoluciones_parciales").selectAll().execute(),
    db.selectFrom("pedidos_de_taller").select(["id_pedido", "id_inscripcion"]).execute(),
  ]);
  const ocupacionesDe = agrupar(ocupaciones, ({ id_horario }) => id_horario);
  const citasEn = agrupar(citas, ({ id_horario }) => id_horario);
  const citasDe = agrupar(citas, ({ id_pedido }) => id_pedido);
  const movimientosDe = agrupar(movimientos, ({ id_pedido }) => id_pedido);
  const movimientosEn = agrupar(movimientos, (linea) => `${linea.id_persona} ${linea.id_especialidad}`);
  const cobrosDe = agrupar(cobros, ({ id_pedido }) => id_pedido);
  const pagosDe = agrupar(pagos, ({ id_cobro }) => id_cobro);
  const correosCon = agrupar(correos, ({ id_correo }) => id_correo);
  const usosDe = agrupar(usos, ({ id_pedido }) => id_pedido);
  const partesDe = agrupar(partes, ({ id_pago }) => id_pago);
  const devuelto = (idPago: string) =>
    partesDe(idPago).reduce((total, { monto_centimos }) => total + monto_centimos, 0);
  const pedidosConCita = agrupar(pedidos, ({ id_cita }) => id_cita);
  const pedidoDe = new Map(pedidos.map((pedido) => [pedido.id_pedido, pedido]));
  const delPedido = (idPedido: string) => cobrosDe(idPedido).flatMap(({ id_cobro }) => pagosDe(id_cobro));

  for (const horario of horarios) {
    const { id_horario, estado } = horario;
    const ocupacionesDelHorario = ocupacionesDe(id_horario);
    const vivo = estado === "retenido" || estado === "reservado";
    exigir(
      vivo === ocupacionesDelHorario.length > 0,
      `time ${id_horario} is ${estado} and occupies ${ocupacionesDelHorario.length} places`,
    );
    const retenciones = ocupacionesDelHorario.filter(({ recurso }) =>
      recurso.startsWith("retenciones:"),
    ).length;
    exigir(
      retenciones === Number(estado === "retenido"),
      `${estado} time ${id_horario} counts ${retenciones} holds`,
    );
    exigir(
      (estado === "reservado") === citasEn(id_horario).some((cita) => cita.estado === "reservada"),
      `time ${id_horario} is ${estado}, its session says otherwise`,
    );
    const dura = new Date(horario.expira_en).getTime() - new Date(horario.creado_en).getTime();
    exigir(dura <= BLOQUEO_MAXIMO_EN_MS, `time ${id_horario} is held for ${dura / MINUTO} minutes`);
  }
  const vivos = horarios.filter(
    (horario) =>
      horario.estado === "reservado" ||
      (horario.estado === "retenido" &&
        estaVigente({ estado: "retenido", expiraEn: new Date(horario.expira_en) }, now)),
  );
  for (const [anterior, siguiente] of buscarCruces(vivos)) {
    // A time that is held for a change may overlap with the session that it would move.
    const esElCambioDe = (nuevo: typeof anterior, actual: typeof anterior) =>
      citasEn(actual.id_horario).some(({ id_cita }) =>
        pedidosConCita(id_cita).some(
          (pedido) => pedido.id_horario === nuevo.id_horario && pedido.estado === "pendiente",
        ),
      );
    const dePersona = anterior.id_especialista !== siguiente.id_especialista;
    if (dePersona && (esElCambioDe(anterior, siguiente) || esElCambioDe(siguiente, anterior))) continue;
    exigir(false, `double booking: ${anterior.id_horario} and ${siguiente.id_horario}`);
  }

  roto.push(...(await buscarRoturasEnCompras(db)), ...(await buscarRoturasEnTalleres(db, now)));
  // Only orders of sessions are checked here: an order of a pack becomes no session.
  const deSesion = pedidos.filter(({ id_horario }) => id_horario !== null);

  for (const pedido of deSesion) {
    if (pedido.relevado_por !== null) {
      const nuevo = pedidoDe.get(pedido.relevado_por);
      exigir(
        pedido.estado === "devuelto" && nuevo?.id_cita === pedido.id_cita,
        `order ${pedido.id_pedido} is ${pedido.estado}, its session went on to ${nuevo?.id_pedido}`,
      );
      continue;
    }
    const [cita] = citasDe(pedido.id_pedido);
    // The order stays paid for a session that took place, and for one that was cancelled too late.
    const seQueda = cita?.estado === "reservada" || cita?.devolucion === "nada";
    exigir(
      (pedido.estado === "pagado") === seQueda,
      `order ${pedido.id_pedido} is ${pedido.estado}, session: ${cita?.estado} ${cita?.devolucion}`,
    );
    const deLaCita = new Set([
      pedido.id_pedido,
      ...(cita ? pedidosConCita(cita.id_cita).map(({ id_pedido }) => id_pedido) : []),
    ]);
    const abonado = [...deLaCita]
      .flatMap(delPedido)
      .filter(({ estado }) => estado === "pagado")
      .reduce((total, { id_pago, monto_centimos }) => total + monto_centimos - devuelto(id_pago), 0);
    const lineas = movimientosDe(pedido.id_pedido);
    const bonos = lineas.filter(({ motivo }) => motivo === "cita");
    const bonosDevueltos = lineas.filter(({ motivo }) => motivo === "cancelacion");
    const cubierto = pedido.descuento_centimos === pedido.precio_centimos;
    const conCupon = Number(cubierto && seQueda);
    const formas = Number(abonado > 0) + bonos.length - bonosDevueltos.length + conCupon;
    exigir(formas === Number(seQueda), `order ${pedido.id_pedido} is ${pedido.estado}, paid ${formas} times`);
    exigir(
      abonado === 0 || abonado === pedido.precio_centimos - pedido.descuento_centimos,
      `order ${pedido.id_pedido} paid ${abonado}`,
    );
    if (cita) {
      exigir(cita.id_horario === pedido.id_horario, `session ${cita.id_cita} is not at its order's time`);
      const devuelto = bonosDevueltos.length > 0 ? "bono" : cubierto ? "cupon" : "dinero";
      exigir(
        cita.estado === "reservada"
          ? cita.devolucion === null
          : [devuelto, "nada"].includes(cita.devolucion!),
        `${cita.estado} session ${cita.id_cita} says that ${cita.devolucion} came back`,
      );
      exigir(
        cita.forma_de_pago === (bonos.length > 0 ? "saldo" : cubierto ? "cupon" : "tarjeta"),
        `session ${cita.id_cita} says it was paid by ${cita.forma_de_pago}`,
      );
    }
    if (pedido.estado === "devuelto") {
      const devueltos = [...deLaCita]
        .flatMap(delPedido)
        .some(({ estado }) => estado.endsWith("devolver") || estado === "devuelto");
      // A coupon that covered the whole price leaves nothing else to give back; its uses are counted further down.
      exigir(
        devueltos || bonosDevueltos.length > 0 || cubierto,
        `order ${pedido.id_pedido} is refunded without a refund`,
      );
    }
  }

  const recordatoriosDe = agrupar(
    correos.filter(({ id_correo, enviado_en }) => !enviado_en && id_correo.startsWith("cita-recordatorio")),
    ({ id_correo }) => id_correo.split(":")[1],
  );
  // Older mails are left out: they were deleted from the outbox, sent or not.
  const recordadas = subDays(now, DIAS_EN_LA_BANDEJA).toISOString();
  const conCorreos = citas.filter(({ creada_en }) => creada_en > recordadas);
  for (const cita of conCorreos) {
    const anuncios = correosCon(`cita-reservada:${cita.id_cita}`);
    exigir(anuncios.length === 1, `session ${cita.id_cita} was announced ${anuncios.length} times`);
    const cierres = correosCon(`cita-cancelada:${cita.id_cita}`);
    exigir(
      cierres.length === Number(cita.estado === "cancelada"),
      `${cita.estado} session ${cita.id_cita}: its end was announced ${cierres.length} times`,
    );
    if (cita.estado === "cancelada") {
      const recordatorios = recordatoriosDe(cita.id_cita);
      exigir(recordatorios.length === 0, `cancelled session ${cita.id_cita} will be reminded of`);
    }
  }
  exigir(
    correos.filter(({ id_correo }) => id_correo.startsWith("cita-reservada:")).length === conCorreos.length,
    "a session was announced that is not",
  );
  const lugarDe = new Map(lugares.map(({ id_pedido, id_inscripcion }) => [id_pedido, id_inscripcion]));
  const finesDeLugar = (idPedido: string) =>
    ["dejada", "cancelada", "retirada", "devuelta"].flatMap((fin) =>
      correosCon(`taller-${fin}:${lugarDe.get(idPedido)}`),
    );
  const pedidoDelCobro = new Map(cobros.map(({ id_cobro, id_pedido }) => [id_cobro, id_pedido]));
  for (const pago of pagos.filter(({ estado }) => estado === "por-devolver")) {
    const idPedido = pedidoDelCobro.get(pago.id_cobro) ?? "";
    const idCita = pedidoDe.get(idPedido)?.id_cita ?? citasDe(idPedido)[0]?.id_cita;
    const cita = citas.find(({ id_cita }) => id_cita === idCita);
    // The session was cancelled, or is now with a cheaper specialist.
    const deSuCita =
      cita?.devolucion === "dinero" ||
      correos.some(({ id_correo }) => id_correo.startsWith(`cita-reprogramada:${idCita}:`));
    const correosDelPago = correosCon(`devolucion:${pago.pasarela}:${pago.id_pago}`);
    const anuncios = [
      ...correosDelPago,
      ...(deSuCita && correosDelPago.length === 0 ? [idCita] : []),
      ...correosCon(`compra-devuelta:${idPedido}`),
      ...(correosDelPago.length === 0 ? finesDeLugar(idPedido) : []),
    ];
    exigir(anuncios.length === 1, `refund ${pago.id_pago} was announced ${anuncios.length} times`);
  }

  for (const texto of await sinHistoria(db)) exigir(false, texto);

  for (const { codigo, usados } of cupones) {
    const vivos = usos.filter((uso) => uso.codigo === codigo && uso.devuelto_en === null);
    exigir(vivos.length === usados, `coupon ${codigo} counts ${usados} uses and has ${vivos.length}`);
  }
  for (const pedido of pedidos) {
    const usosDelPedido = usosDe(pedido.id_pedido).filter((uso) => uso.devuelto_en === null);
    const vive = pedido.estado === "pendiente" || pedido.estado === "pagado";
    exigir(
      usosDelPedido.length === Number(vive && pedido.cupon !== null),
      `order ${pedido.id_pedido} is ${pedido.estado} and uses ${usosDelPedido.length} coupons`,
    );
  }

  roto.push(...(await buscarRoturasEnComprobantes(db)));

  for (const { id_persona, id_especialidad, cantidad } of saldos) {
    const suma = movimientosEn(`${id_persona} ${id_especialidad}`).reduce(
      (total, movimiento) => total + movimiento.cantidad,
      0,
    );
    exigir(
      suma === cantidad && cantidad >= 0,
      `balance of ${id_persona} is ${cantidad}, its ledger says ${suma}`,
    );
  }
  return roto;
}

/**
 * Orders, payments, refunds, sessions and receipts whose state does not follow, step by step, from their stored
 * history.
 */
async function sinHistoria(db: Db): Promise<string[]> {
  const pedidos = await db.selectFrom("pedidos").select(["id_pedido", "estado"]).execute();
  const pagos = await db.selectFrom("pagos").select(["id_pago", "estado"]).execute();
  const citas = await db.selectFrom("citas").select(["id_cita", "estado"]).execute();
  const comprobantes = await db.selectFrom("comprobantes").select(["id_comprobante", "estado"]).execute();
  const historial = await db
    .selectFrom("historial")
    .selectAll()
    .where("id_pedido", "in", db.selectFrom("pedidos").select("id_pedido"))
    .orderBy("numero")
    .execute();
  const estados = new Map<string, string | null>([
    ...pedidos.map(({ id_pedido, estado }) => [`pedido ${id_pedido}`, estado] as const),
    ...pagos.map(({ id_pago, estado }) => [`pago ${id_pago}`, estado] as const),
    ...pagos.map(({ id_pago, estado }) => [`devolucion ${id_pago}`, devolucionDe(estado)] as const),
    ...citas.map(({ id_cita, estado }) => [`cita ${id_cita}`, estado] as const),
    ...comprobantes.map(({ id_comprobante, estado }) => [`comprobante ${id_comprobante}`, estado] as const),
  ]);
  const ultimoEstado = new Map<string, string | null>();
  const roto: string[] = [];
  for (const { asunto, id_asunto, desde, hasta } of historial) {
    const de = `${asunto} ${id_asunto}`;
    if ((ultimoEstado.get(de) ?? null) !== desde)
      roto.push(`${de} goes on from ${desde}, it was ${ultimoEstado.get(de)}`);
    ultimoEstado.set(de, hasta);
  }
  for (const [de, estado] of estados) {
    if ((ultimoEstado.get(de) ?? null) !== estado)
      roto.push(`${de} is ${estado}, its history says ${ultimoEstado.get(de)}`);
  }
  return roto;
}

/** Broken invariants of settled data: every notice was heard, every hold expired and every refund made. */
export async function buscarPendientes(db: Db, pasarela: PasarelaFalsa): Promise<string[]> {
  const pendiente: string[] = [];
  const exigir = (cierto: boolean, texto: string) => {
    if (!cierto) pendiente.push(texto);
  };
  const pagos = await db.selectFrom("pagos").selectAll().execute();
  const citas = await db
    .selectFrom("citas")
    .innerJoin("pedidos", "pedidos.id_pedido", "citas.id_pedido")
    .select(["citas.id_pedido", "pedidos.precio_centimos", "pedidos.descuento_centimos"])
    .where("citas.forma_de_pago", "=", "tarjeta")
    .where("pedidos.estado", "=", "pagado")
    .execute();
  const paquetes = await db
    .selectFrom("pedidos")
    .select(["precio_centimos", "descuento_centimos"])
    .where("id_horario", "is", null)
    .where("estado", "=", "pagado")
    .execute();
  const retenidos = await db.selectFrom("horarios").selectAll().where("estado", "=", "retenido").execute();
  exigir(retenidos.length === 0, `${retenidos.length} times are still held`);
  const esperando = await db.selectFrom("pedidos").selectAll().where("estado", "=", "pendiente").execute();
  exigir(esperando.length === 0, `${esperando.length} orders still wait`);

  const cargados = [...pasarela.pagos.values()].filter(
    ({ estado }) => estado === "aprobado" || estado === "devuelto",
  );
  const suma = (montos: number[]) => montos.reduce((total, monto) => total + monto, 0);
  const cobrado = suma(cargados.map(({ montoCentimos }) => montoCentimos));
  const confirmado = suma(
    [...citas, ...paquetes].map(
      ({ precio_centimos, descuento_centimos }) => precio_centimos - descuento_centimos,
    ),
  );
  const devuelto = suma(pasarela.devoluciones.map(({ montoCentimos }) => montoCentimos));
  exigir(
    cobrado === confirmado + devuelto,
    `${cobrado} charged, ${confirmado} confirmed, ${devuelto} given back`,
  );
  for (const { idPago, estado } of cargados) {
    const nuestro = pagos.find(({ id_pago }) => id_pago === idPago)?.estado;
    const esperado = estado === "devuelto" ? "devuelto" : "pagado";
    exigir(nuestro === esperado, `payment ${idPago} is ${estado} at the gateway and ${nuestro} here`);
  }
  return pendiente;
}
