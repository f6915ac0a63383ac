import { beforeEach, describe, expect, it } from "vitest";
import type { ActoPorAprobar } from "../../../app/domain/atencion/aprobaciones/aprobacion";
import { ROLES } from "../../../app/domain/equipo/derechos/derechos";
import type { Miembro } from "../../../app/domain/equipo/derechos/exigir";
import { guardarPaquete } from "../../../server/paquetes/repositories/compras";
import { unPaquete } from "../../support/constructores";
import { unMiembro } from "../../support/equipo";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { abrirMundo, aLaVez, ORIGEN, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, db, pasarela, reloj } = mundo;
const { atencion } = servicios;

const PAQUETE = unPaquete({ idPaquete: "caro", precioCentimos: 240_00 });
const DOS_DIAS = 48 * 60;

let ana: Miembro;
let finanzas: Miembro;
beforeEach(async () => {
  await guardarPaquete(db, PAQUETE);
  ana = await unMiembro(mundo, "atencion");
  finanzas = await unMiembro(mundo, "finanzas");
});

/** A paid pack of which nothing was used. */
async function comprar() {
  const { idPersona } = await mundo.persona();
  const { idPedido } = valor(await servicios.paquetes.crearPedido({ idPersona, idPaquete: "caro" }));
  const { idCobro } = valor(
    await servicios.paquetes.pagarConTarjeta({ idPersona, idPedido, origen: ORIGEN }),
  );
  const { idPago } = pasarela.pagar(idCobro, "aprobado");
  await servicios.ventas.recibirNotificacion(notificacionDe(idPago));
  return { idPersona, idPedido };
}
const pedir = (acto: Partial<ActoPorAprobar> & Pick<ActoPorAprobar, "clase">, miembro = ana) =>
  atencion.pedirAprobacion(miembro, {
    ...{ idPersona: null, objeto: "", cantidad: 0, motivo: "No le llegó su paquete", ...acto },
  });
const pedirDevolucion = async (miembro = ana) => {
  const comprado = await comprar();
  const pedido = await pedir({ clase: "devolucion", objeto: comprado.idPedido }, miembro);
  return { ...comprado, ...valor(pedido) };
};
const aprobar = (idAprobacion: string, miembro = finanzas) => atencion.aprobar(miembro, { idAprobacion });
const estadoDe = async (idPedido: string) =>
  (
    await db
      .selectFrom("pedidos")
      .select("estado")
      .where("id_pedido", "=", idPedido)
      .executeTakeFirstOrThrow()
  ).estado;
const lineas = async (idPersona: number) =>
  (await db.selectFrom("registro_de_equipo").select("accion").where("id_persona", "=", idPersona).execute())
    .map(({ accion }) => accion)
    // Lines of one instant have no order of their own.
    .sort();
const saldoDe = async (idPersona: number) =>
  (await servicios.paquetes.verSaldo(idPersona)).bonos[0]?.cantidad ?? 0;
const esperas = (miembro: Miembro) => atencion.verEsperasDeAprobacion(miembro);

describe("a request for an approval", () => {
  it("gives the money back once Finanzas approves it, with a line of each step, and the outcome in Hoy", async () => {
    const { idPedido, idPersona, idAprobacion } = await pedirDevolucion();
    expect(await estadoDe(idPedido)).toBe("pagado");
    expect(await esperas(finanzas)).toMatchObject([{ texto: "Aprobaciones por decidir", cuantas: 1 }]);
    expect(await esperas(ana)).toEqual([]);
    const [porDecidir] = valor(await atencion.verAprobaciones(finanzas)).porDecidir;
    expect(porDecidir).toMatchObject({ pide: "Ana Torres", cantidad: 240_00, clase: "devolucion" });
    valor(await aprobar(idAprobacion));
    expect(await estadoDe(idPedido)).toBe("devuelto");
    expect(await lineas(idPersona)).toEqual(["aprobo", "pidio-aprobacion"]);
    const linea = await db
      .selectFrom("registro_de_equipo")
      .selectAll()
      .where("accion", "=", "aprobo")
      .where("id_persona", "=", idPersona)
      .executeTakeFirstOrThrow();
    expect(linea).toMatchObject({ centimos: 240_00, pedido_por: ana.idCuenta, objeto: idPedido });
    expect(await esperas(ana)).toMatchObject([{ texto: "Respuestas a lo que pediste", cuantas: 1 }]);
    expect(valor(await atencion.verAprobaciones(ana)).propias).toMatchObject([{ estado: "aprobada" }]);
    expect(await esperas(ana)).toEqual([]);
  });

  it("is done once when two colleagues approve it at the same moment", async () => {
    const { idAprobacion, idPersona } = await pedirDevolucion();
    const otra = await unMiembro(mundo, "finanzas");
    const hechas = await aLaVez(4, (vez) => aprobar(idAprobacion, vez % 2 ? otra : finanzas));
    expect(hechas.filter(({ ok }) => ok)).toHaveLength(1);
    expect(hechas.flatMap((hecha) => (hecha.ok ? [] : hecha.rechazo))).toEqual(
      Array(3).fill("aprobacion-cerrada"),
    );
    expect((await lineas(idPersona)).filter((accion) => accion === "aprobo")).toHaveLength(1);
  });

  it("is never decided by the one who asked, whatever their roles", async () => {
    const ambos = await unMiembro(mundo, "atencion", "finanzas");
    const { idAprobacion, idPedido } = await pedirDevolucion(ambos);
    expect(rechazo(await aprobar(idAprobacion, ambos))).toBe("aprobacion-propia");
    expect(rechazo(await atencion.noAprobar(ambos, { idAprobacion, palabra: "Mejor que no" }))).toBe(
      "aprobacion-propia",
    );
    expect(valor(await atencion.verAprobaciones(ambos)).porDecidir).toEqual([]);
    expect(await esperas(ambos)).toEqual([]);
    expect(await estadoDe(idPedido)).toBe("pagado");
  });

  it("is approved until the last millisecond of 48 hours, and then lapses with a line", async () => {
    const { idAprobacion, idPersona, idPedido } = await pedirDevolucion();
    reloj.avanzar(DOS_DIAS);
    expect(rechazo(await aprobar(idAprobacion))).toBe("aprobacion-vencida");
    expect(await estadoDe(idPedido)).toBe("pagado");
    await mundo.job("vencer-aprobaciones");
    await mundo.job("vencer-aprobaciones");
    expect(await lineas(idPersona)).toEqual(["pidio-aprobacion", "vencio-aprobacion"]);
    expect(await esperas(ana)).toMatchObject([{ texto: "Respuestas a lo que pediste", cuantas: 1 }]);
    const otra = valor(await pedir({ clase: "devolucion", objeto: idPedido }));
    reloj.ahora = new Date(reloj.ahora.getTime() + DOS_DIAS * 60_000 - 1);
    valor(await aprobar(otra.idAprobacion));
  });

  it("is unique for its thing and kind while it is open", async () => {
    const { idPedido, idAprobacion } = await pedirDevolucion();
    const deNuevo = () => pedir({ clase: "devolucion", objeto: idPedido });
    expect((await aLaVez(3, deNuevo)).map(rechazo)).toEqual(Array(3).fill("ya-pedida"));
    valor(await atencion.noAprobar(finanzas, { idAprobacion, palabra: "Ya usó el paquete" }));
    expect(valor(await atencion.verAprobaciones(ana)).propias[0]).toMatchObject({
      estado: "no-aprobada",
      palabra: "Ya usó el paquete",
    });
    const hechas = await aLaVez(3, deNuevo);
    expect(hechas.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("may be asked again at once when it lapsed before the job came by", async () => {
    const { idPedido, idPersona } = await pedirDevolucion();
    reloj.avanzar(DOS_DIAS);
    valor(await pedir({ clase: "devolucion", objeto: idPedido }));
    expect(await lineas(idPersona)).toEqual(["pidio-aprobacion", "pidio-aprobacion", "vencio-aprobacion"]);
  });

  it("is refused, and says so, when the order was refunded meanwhile", async () => {
    const { idPedido, idPersona, idAprobacion } = await pedirDevolucion();
    valor(await servicios.paquetes.devolverCompra({ idPersona, idPedido }));
    expect(rechazo(await aprobar(idAprobacion))).toBe("nada-que-devolver");
    expect(await lineas(idPersona)).toEqual(["pidio-aprobacion"]);
    expect(rechazo(await pedir({ clase: "devolucion", objeto: idPedido }))).toBe("nada-que-devolver");
    valor(await atencion.noAprobar(finanzas, { idAprobacion, palabra: "Ya se devolvió" }));
  });

  it("needs a code in the form that approves, and none in the one that refuses", async () => {
    const { idAprobacion } = await pedirDevolucion();
    const sinCodigo = { ...finanzas, dioCodigo: false };
    expect(rechazo(await aprobar(idAprobacion, sinCodigo))).toBe("prueba-vencida");
    valor(await atencion.noAprobar(sinCodigo, { idAprobacion, palabra: "No corresponde" }));
  });

  it("is decided and asked for by no other role", async () => {
    const { idAprobacion, idPedido } = await pedirDevolucion();
    for (const rol of ROLES) {
      const miembro = await unMiembro(mundo, rol);
      if (rol !== "finanzas") {
        expect(rechazo(await aprobar(idAprobacion, miembro)), rol).toBe("sin-derecho");
        const palabra = "No corresponde";
        expect(rechazo(await atencion.noAprobar(miembro, { idAprobacion, palabra })), rol).toBe(
          "sin-derecho",
        );
      }
      if (!["atencion", "coordinacion"].includes(rol)) {
        const pedida = await pedir({ clase: "devolucion", objeto: idPedido }, miembro);
        expect(rechazo(pedida), rol).toBe("sin-derecho");
      }
    }
    expect(await estadoDe(idPedido)).toBe("pagado");
  });

  it("keeps the names of the staff from the person", async () => {
    const { idPersona, idAprobacion } = await pedirDevolucion();
    valor(await aprobar(idAprobacion));
    const correos = await db
      .selectFrom("correos")
      .select("texto")
      .where("id_persona", "=", idPersona)
      .execute();
    expect(JSON.stringify(correos)).toContain("devoluci");
    const datos = JSON.stringify(
      await servicios.cuentas.verMisDatos({ idPersona, canal: "web", accion: "copia" }),
    );
    expect(datos).toContain("aprobada");
    expect(datos + JSON.stringify(correos)).not.toMatch(/Ana Torres|No le llegó su paquete/);
  });
});

describe("the acts behind an approval", () => {
  it("are bonos, of which one a month needs no approval", async () => {
    const { idPersona } = await mundo.persona();
    const regalo = { idPersona, especialidad: "psicologia", motivo: "Se cayó la llamada" };
    const regaladas = await aLaVez(3, () => atencion.regalarBono(ana, regalo));
    expect(regaladas.filter(({ ok }) => ok)).toHaveLength(1);
    expect(rechazo(await atencion.regalarBono(ana, regalo))).toBe("una-por-mes");
    expect(await saldoDe(idPersona)).toBe(1);
    const acto = { clase: "cortesia", idPersona, objeto: "psicologia", cantidad: 3 } as const;
    valor(await aprobar(valor(await pedir(acto)).idAprobacion));
    expect(await saldoDe(idPersona)).toBe(4);
    const asuntos = await db
      .selectFrom("correos")
      .select("asunto")
      .where("id_persona", "=", idPersona)
      .execute();
    expect(asuntos.filter(({ asunto }) => asunto === "Tienes un regalo en tu saldo")).toHaveLength(2);
    expect(rechazo(await pedir({ ...acto, objeto: "nada" }))).toBe("especialidad-no-existe");
    expect(rechazo(await atencion.regalarBono(finanzas, regalo))).toBe("sin-derecho");
    const vencida = { ...ana, probadoEn: new Date(reloj.ahora.getTime() - 10 * 60_000) };
    expect(rechazo(await atencion.regalarBono(vencida, regalo))).toBe("prueba-vencida");
  });

  it("are a plan that is given or taken away", async () => {
    const { idPersona } = await mundo.persona();
    const plan = { clase: "plan", idPersona, objeto: "PREMIUM" } as const;
    expect(rechazo(await pedir({ ...plan, cantidad: -1 }))).toBe("plan-que-no-tiene");
    valor(await aprobar(valor(await pedir({ ...plan, cantidad: 1 })).idAprobacion));
    const planes = async () =>
      valor(await mundo.producto.acts.paquetes.verPlanes({ operador: "ana", idPersona })).planes;
    expect(await planes()).toContain("PREMIUM");
    valor(await aprobar(valor(await pedir({ ...plan, cantidad: -1 })).idAprobacion));
    expect(await planes()).not.toContain("PREMIUM");
  });

  it("are the price of a specialist, which Coordinación alone asks for", async () => {
    const { idEspecialista } = await mundo.especialista();
    const coordinacion = await unMiembro(mundo, "coordinacion");
    const precio = { clase: "precio", objeto: idEspecialista, cantidad: 95_50 } as const;
    expect(rechazo(await pedir(precio))).toBe("sin-derecho");
    valor(await aprobar(valor(await pedir(precio, coordinacion)).idAprobacion));
    const especialistas = await servicios.agenda.especialistas();
    expect(especialistas.find((uno) => uno.idEspecialista === idEspecialista)?.precioCentimos).toBe(95_50);
    expect(rechazo(await pedir({ ...precio, objeto: "nadie" }, coordinacion))).toBe("especialista-no-existe");
  });

  it("are a second factor, which must be active when it is asked for and when it is approved", async () => {
    const { idPersona } = await mundo.persona();
    const acto = { clase: "segundo-factor", idPersona } as const;
    expect(rechazo(await pedir(acto))).toBe("sin-segundo-factor");
    const ahora = reloj.ahora.toISOString();
    await db
      .insertInto("segundos_factores")
      .values({
        id_persona: idPersona,
        secreto_cifrado: "s",
        pedido_en: ahora,
        activado_en: ahora,
        ultimo_paso: null,
      })
      .execute();
    const primera = valor(await pedir(acto));
    valor(await aprobar(primera.idAprobacion));
    expect(await db.selectFrom("segundos_factores").selectAll().execute()).toEqual([]);
    expect(rechazo(await pedir(acto))).toBe("sin-segundo-factor");
  });
});
