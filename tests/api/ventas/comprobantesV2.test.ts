import { beforeEach, describe, expect, it } from "vitest";
import { LARGO_DE_NOTA } from "../../../app/domain/agenda/notas/nota";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { guardarPaquete } from "../../../server/paquetes/repositories/compras";
import { abrirApi, CLAVES_DE_API, type LlamadaDeApi } from "../../support/api";
import { alTerminarCuadra } from "../../support/alTerminar";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { CLAVE_DE_PRUEBA, correosA } from "../../support/cuentas";
import { unPaquete } from "../../support/constructores";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, aLaVez, valor } from "../../support/servicios";

const mundo = await abrirMundo({ emisor: { emitir: () => Promise.resolve("aceptado") } });
const sinMonedas = await abrirMundo({ monedas: false });
const { servicios, operador } = mundo;
const { llamar, abrirSesion } = abrirApi(mundo);

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
});
alTerminarCuadra(mundo);
const { conTarjeta, conBono } = conSesiones(mundo, () => especialista);

async function comoSuPersona(idPersona: number) {
  const { token } = await abrirSesion(idPersona);
  const pedir = (metodo: string, ruta: string, mas: LlamadaDeApi = {}) =>
    llamar(metodo, ruta, { clave: CLAVES_DE_API.private, token, ...mas });
  return pedir;
}
const datosDe = ({ cuerpo }: Awaited<ReturnType<typeof llamar>>): unknown => cuerpo.data;
const codigoDe = ({ estado, cuerpo }: Awaited<ReturnType<typeof llamar>>) => [estado, cuerpo.error?.code];

describe("what somebody buys with, through /v2", () => {
  const FACTURA = {
    tipo: "factura",
    ruc: "20100047218",
    razonSocial: "Empresa de Prueba S.A.C.",
    direccionFiscal: "Av. Los Pinos 123, Lima",
    correo: "compras@prueba.example",
  };

  it("is read and kept as the form keeps it, and is what the next receipt says", async () => {
    const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);
    const persona = await mundo.persona({ claveHash });
    const pedir = await comoSuPersona(persona.idPersona);
    const ruta = `/personas/${persona.idPersona}/datos-de-compra`;
    const clave = CLAVES_DE_API.personas;
    const antes = datosDe(await pedir("GET", ruta, { clave })) as object;
    expect(antes).toMatchObject({ tipo: "boleta", correo: persona.email, factura: null });
    const { correo, tipo, ...factura } = FACTURA;
    expect(codigoDe(await pedir("PUT", ruta, { clave, cuerpo: FACTURA }))).toEqual([400, "falta-clave"]);
    const probada = { ...FACTURA, clave: CLAVE_DE_PRUEBA };
    const guardados = await pedir("PUT", ruta, { clave, cuerpo: probada });
    expect([guardados.estado, guardados.cuerpo.data]).toEqual([200, { ...antes, tipo, correo, factura }]);
    expect(datosDe(await pedir("GET", ruta, { clave }))).toEqual(guardados.cuerpo.data);
    await conTarjeta({ persona });
    expect(datosDe(await pedir("GET", "/comprobantes"))).toMatchObject([{ tipo: "factura" }]);
  });

  it("are made out to somebody else with a proof alone, once something was kept; each time their owner is told", async () => {
    const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);
    const { idPersona, email, numeroDocumento } = await mundo.persona({ claveHash });
    const pedir = await comoSuPersona(idPersona);
    const ruta = `/personas/${idPersona}/datos-de-compra`;
    const guardar = async (cuerpo: object) =>
      codigoDe(await pedir("PUT", ruta, { clave: CLAVES_DE_API.personas, cuerpo }));
    const contarAvisos = async () => [
      (await correosA(mundo, email)).length,
      (await servicios.cuentas.verAccesosADatos(idPersona)).filter(
        ({ accion }) => accion === "receptor-de-comprobantes",
      ).length,
    ];
    const factura = { ...FACTURA, correo: email };
    const boleta = {
      tipo: "boleta",
      nombre: "Rosa Prueba Prueba",
      idTipoDocumento: 2,
      numeroDocumento,
      correo: email,
    };
    expect([await guardar(boleta), await contarAvisos()], "as it was").toEqual([
      [200, undefined],
      [0, 0],
    ]);
    for (const otra of [{ nombre: "Otra" }, { numeroDocumento: "87654321" }, factura]) {
      expect(await guardar({ ...boleta, ...otra })).toEqual([400, "falta-clave"]);
      expect(await guardar({ ...boleta, ...otra, clave: "no es esta" })).toEqual([400, "clave-incorrecta"]);
    }
    expect(await contarAvisos()).toEqual([0, 0]);
    expect(await guardar({ ...factura, clave: CLAVE_DE_PRUEBA })).toEqual([200, undefined]);
    expect(await contarAvisos()).toEqual([1, 1]);
    expect([await guardar(factura), await contarAvisos()], "nothing changed").toEqual([
      [200, undefined],
      [1, 1],
    ]);
    for (const otra of [{ ruc: "20100070970" }, { razonSocial: "Otra" }, { direccionFiscal: "Otra" }, boleta])
      expect(await guardar({ ...factura, ...otra })).toEqual([400, "falta-clave"]);
    expect(await contarAvisos()).toEqual([1, 1]);
  });

  it("are made out to whom somebody says the first time, which their mail is told", async () => {
    const { idPersona, email } = await mundo.persona({ claveHash: await cifrarClave(CLAVE_DE_PRUEBA) });
    const pedir = await comoSuPersona(idPersona);
    const cuerpo = { ...FACTURA, correo: email };
    const ruta = `/personas/${idPersona}/datos-de-compra`;
    expect((await pedir("PUT", ruta, { clave: CLAVES_DE_API.personas, cuerpo })).estado).toBe(200);
    const [correo] = await correosA(mundo, email);
    expect(correo).toMatchObject({ asunto: "Cambiaron los datos de tus comprobantes" });
    // The mail does not quote a text that another person may have written.
    expect(correo!.texto).not.toContain(FACTURA.razonSocial);
    expect(await servicios.cuentas.verAccesosADatos(idPersona)).toMatchObject([
      { accion: "receptor-de-comprobantes", actor: "titular", canal: "api" },
    ]);
  });

  it("want of somebody without a password what they have proven at their insurer's, once", async () => {
    const { idPersona, email } = await mundo.persona();
    await mundo.db.deleteFrom("cuentas").execute();
    const pedir = await comoSuPersona(idPersona);
    const ruta = `/personas/${idPersona}/datos-de-compra`;
    const guardar = async (ruc: string) => {
      const cuerpo = { ...FACTURA, correo: email, ruc };
      return codigoDe(await pedir("PUT", ruta, { clave: CLAVES_DE_API.personas, cuerpo }));
    };
    expect(await guardar(FACTURA.ruc)).toEqual([200, undefined]);
    expect(await guardar("20100070970")).toEqual([403, "falta-confirmar"]);
    await mundo.db.updateTable("accesos").set({ probado_en: mundo.reloj.ahora.toISOString() }).execute();
    expect(await guardar("20100070970")).toEqual([200, undefined]);
    expect(await guardar(FACTURA.ruc)).toEqual([403, "falta-confirmar"]);
  });

  it.each([
    ["a RUC that adds up to nothing", { ...FACTURA, ruc: "20100047219" }, "ruc"],
    ["a line that a page would break on", { ...FACTURA, razonSocial: "<b>" }, "razonSocial"],
    ["neither kind", { ...FACTURA, tipo: "recibo" }, "tipo"],
  ])("refuses %s, and says where", async (_, cuerpo, campo) => {
    const { idPersona } = await mundo.persona();
    const pedir = await comoSuPersona(idPersona);
    const ruta = `/personas/${idPersona}/datos-de-compra`;
    const rechazado = await pedir("PUT", ruta, { clave: CLAVES_DE_API.personas, cuerpo });
    expect(codigoDe(rechazado)).toEqual([400, "datos-invalidos"]);
    expect(rechazado.cuerpo.error?.campos).toMatchObject([{ campo }]);
  });
});

describe("receipts through /v2", () => {
  it("are one's own, each with what it says on paper", async () => {
    const { idPersona, idPedido } = await conTarjeta();
    const pedir = await comoSuPersona(idPersona);
    const [primero] = datosDe(await pedir("GET", "/comprobantes")) as { idComprobante: string }[];
    expect(primero).toMatchObject({
      idPedido,
      tipo: "boleta",
      numero: "B001-00000001",
      moneda: "PEN",
      estado: "pendiente",
      estadoEnPalabras: "Por enviar",
    });
    const comprobante = datosDe(await pedir("GET", `/comprobantes/${primero!.idComprobante}`)) as {
      totalCentimos: number;
      baseCentimos: number;
      igvCentimos: number;
    };
    expect(comprobante).toMatchObject({
      ...primero,
      empresa: servicios.empresa,
      receptor: { nombre: "Rosa Prueba Prueba", idTipoDocumento: 2, direccion: null },
      relacionado: null,
    });
    expect(comprobante.baseCentimos + comprobante.igvCentimos).toBe(comprobante.totalCentimos);
    const otra = await comoSuPersona((await mundo.persona()).idPersona);
    expect(datosDe(await otra("GET", "/comprobantes"))).toEqual([]);
    const [ajeno, ninguno] = await Promise.all([
      otra("GET", `/comprobantes/${primero!.idComprobante}`),
      otra("GET", "/comprobantes/venta-ninguno"),
    ]);
    expect(codigoDe(ajeno)).toEqual([404, "comprobante-no-existe"]);
    expect(ajeno.texto).toBe(ninguno.texto);
  });

  it("name the one that takes them back", async () => {
    const { idPersona, idCita } = await conTarjeta();
    await mundo.job("enviar-comprobantes");
    const pedir = await comoSuPersona(idPersona);
    expect((await pedir("POST", `/sesiones/${idCita}/cancelacion`, { cuerpo: { version: 1 } })).estado).toBe(
      200,
    );
    const [venta] = (
      datosDe(await pedir("GET", "/comprobantes")) as { idComprobante: string; tipo: string }[]
    ).filter(({ tipo }) => tipo === "boleta");
    const visto = await pedir("GET", `/comprobantes/${venta!.idComprobante}`);
    expect((datosDe(visto) as { relacionado: unknown }).relacionado).toMatchObject({
      numero: "BC01-00000001",
    });
  });
});

describe("coins through /v2", () => {
  const PAQUETE = unPaquete({ idPaquete: "psicologia-3", monedas: 300 });
  beforeEach(() => guardarPaquete(mundo.db, PAQUETE));

  async function conMonedas(cantidad: number) {
    const { idPersona } = await mundo.persona();
    const dadas = { operador: "ana", idPersona, cantidad, motivo: "cortesia" } as const;
    valor(await operador.darMonedas(dadas));
    mundo.reloj.avanzar(1);
    return comoSuPersona(idPersona);
  }
  const total = async (pedir: Awaited<ReturnType<typeof comoSuPersona>>) =>
    (datosDe(await pedir("GET", "/monedas")) as { total: number }).total;
  const canje = () => ({ idPaquete: PAQUETE.idPaquete, idPedido: crypto.randomUUID() });

  it("buy a pack once, however often and at once it is sent", async () => {
    const pedir = await conMonedas(900);
    expect(datosDe(await pedir("GET", "/paquetes"))).toMatchObject([{ monedas: 300 }]);
    const cuerpo = canje();
    const cabeceras = { "idempotency-key": "una" };
    const respuestas = await aLaVez(4, (n) =>
      pedir("POST", "/canjes", { cuerpo, ...(n % 2 && { cabeceras }) }),
    );
    expect(respuestas.map(({ estado }) => estado)).toEqual([201, 201, 201, 201]);
    expect(respuestas[0]!.cuerpo.data).toMatchObject({ idPedido: cuerpo.idPedido, estado: "pagado" });
    expect(await total(pedir)).toBe(600);
    expect(datosDe(await pedir("GET", "/monedas"))).toMatchObject({
      lotes: [{ quedan: 600 }],
      movimientos: [
        { cantidad: -300, motivo: "canje", motivoEnPalabras: "Canjeaste un paquete" },
        { cantidad: 900, motivo: "cortesia" },
      ],
    });
    const otro = await pedir("POST", "/canjes", { cuerpo: canje(), cabeceras });
    expect(codigoDe(otro)).toEqual([422, "clave-reutilizada"]);
  });

  it("refuse as the shop refuses", async () => {
    const pedir = await conMonedas(299);
    const canjear = async (cuerpo: object) => codigoDe(await pedir("POST", "/canjes", { cuerpo }));
    expect(await canjear(canje())).toEqual([409, "monedas-insuficientes"]);
    expect(await canjear({ ...canje(), idPaquete: "ninguno" })).toEqual([404, "paquete-no-existe"]);
    expect(await canjear({ ...canje(), idPedido: "1" })).toEqual([400, "datos-invalidos"]);
    await guardarPaquete(mundo.db, unPaquete({ idPaquete: "psicologia-9" }));
    expect(await canjear({ ...canje(), idPaquete: "psicologia-9" })).toEqual([409, "sin-precio-en-monedas"]);
    expect(await total(pedir)).toBe(299);
  });

  it("are not there where an installation has none", async () => {
    const api = abrirApi(sinMonedas);
    const { token } = await api.abrirSesion((await sinMonedas.persona()).idPersona);
    await guardarPaquete(sinMonedas.db, PAQUETE);
    const con = { clave: CLAVES_DE_API.private, token };
    expect(codigoDe(await api.llamar("GET", "/monedas", con))).toEqual([404, "sin-monedas"]);
    expect(codigoDe(await api.llamar("POST", "/canjes", { ...con, cuerpo: canje() }))).toEqual([
      404,
      "sin-monedas",
    ]);
    expect(datosDe(await api.llamar("GET", "/paquetes", con))).toMatchObject([{ monedas: null }]);
  });
});

describe("the note for a session through /v2", () => {
  it("is shared, read by its owner only, and taken back when it is empty", async () => {
    const { idPersona, idCita } = await conBono();
    const pedir = await comoSuPersona(idPersona);
    const ruta = `/sesiones/${idCita}/nota`;
    const vacia = {
      texto: "",
      ilegible: false,
      comparteHistorial: false,
      laVe: false,
      abierta: true,
      sesiones: 0,
    };
    expect(datosDe(await pedir("GET", ruta))).toEqual(vacia);
    const compartida = { ...vacia, texto: "Duermo mal.", laVe: true };
    const guardada = await pedir("PUT", ruta, { cuerpo: { texto: " Duermo mal.\r\n" } });
    expect([guardada.estado, guardada.cuerpo.data]).toEqual([200, compartida]);
    const otra = await comoSuPersona((await mundo.persona()).idPersona);
    expect(codigoDe(await otra("GET", ruta))).toEqual([404, "cita-no-existe"]);
    expect(codigoDe(await otra("PUT", ruta, { cuerpo: { texto: "x" } }))).toEqual([404, "cita-no-existe"]);
    expect(datosDe(await pedir("GET", ruta))).toEqual(compartida);
    expect(datosDe(await pedir("PUT", ruta, { cuerpo: {} }))).toEqual(vacia);
  });

  it("is refused when it is too long, or the session is over", async () => {
    const { idPersona, idCita } = await conBono();
    const pedir = await comoSuPersona(idPersona);
    const guardar = async (texto: string) =>
      codigoDe(await pedir("PUT", `/sesiones/${idCita}/nota`, { cuerpo: { texto } }));
    expect(await guardar("x".repeat(LARGO_DE_NOTA))).toEqual([200, undefined]);
    expect(await guardar("x".repeat(LARGO_DE_NOTA + 1))).toEqual([400, "datos-invalidos"]);
    valor(await servicios.agenda.cancelarCita({ idPersona, idCita }));
    expect(await guardar("Duermo mal.")).toEqual([409, "cita-terminada"]);
  });
});
