import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { numeroGanador, valorPublico } from "../../../app/domain/consentimientos/sorteos/ganador";
import { guardarPaquete } from "../../../server/paquetes/repositories/compras";
import { guardarSorteo } from "../../../server/consentimientos/repositories/sorteos";
import { SIN_ALMACEN } from "../../support/operador";
import { atender, HECHO, MAL_USO, RECHAZADO } from "../../../server/ops/ops";
import { alTerminarCuadra } from "../../support/alTerminar";
import { lima, MARTES, MIERCOLES, unPaquete } from "../../support/constructores";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, aLaVez, ORIGEN, valor } from "../../support/servicios";
import { entradaAlSorteo } from "../../support/politicas";

const mundo = await abrirMundo();
const { servicios, operador, reloj, db, pasarela } = mundo;
const sha256 = (texto: string) => createHash("sha256").update(texto).digest("hex");

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
});
alTerminarCuadra(mundo);

const { conBono, conTarjeta, libres, mover, saldoDe } = conSesiones(mundo, () => especialista);

/** Runs one order of the operator as it is typed. Gives its exit status and the value of `--json`. */
async function ops(...argumentos: string[]) {
  const { estado, salida } = await atender(
    [...argumentos, "--json", "--operador", "ana"],
    () => Promise.resolve(mundo.producto),
    SIN_ALMACEN,
  );
  return { estado, ...(JSON.parse(salida) as { ok: boolean; valor?: unknown; codigo?: string }) };
}
const rechazado = (codigo: string) => ({ estado: RECHAZADO, ok: false, codigo });

describe("the catalogue, by the command line", () => {
  it("changes the weekly hours, the price and the days off that people see, and nothing that is booked", async () => {
    const { idPedido } = await conBono();
    const id = especialista.idEspecialista;
    expect((await ops("disponibilidad", id, "--turno", "3 16:00-18:00")).estado).toBe(HECHO);
    expect(await libres()).toEqual(expect.arrayContaining(["16:00"]));
    expect(await libres()).not.toContain("11:00");
    expect((await ops("precio", id, "75.50")).valor).toMatchObject({ precioCentimos: 75_50 });
    expect((await ops("excepcion", id, "--fecha", MIERCOLES)).estado).toBe(HECHO);
    expect(await libres()).toEqual([]);
    expect((await ops("excepcion", id, "--fecha", MIERCOLES, "--quitar")).estado).toBe(HECHO);
    expect(await ops("excepcion", id, "--fecha", MIERCOLES, "--quitar")).toMatchObject(
      rechazado("excepcion-no-existe"),
    );
    expect((await ops("pedido", idPedido)).valor).toMatchObject({
      situacion: "con-sesion",
      totalCentimos: 90_00,
    });
    expect(await ops("precio", "esp-nadie", "10")).toMatchObject(rechazado("especialista-no-existe"));
  });

  it("adds a specialist only whole and at a free address, and keeps every change of changes at once", async () => {
    const nuevo = { ...especialista, idEspecialista: "esp-nueva", slug: "nueva" };
    const guardar = (cambios: Partial<EspecialistaConAgenda> & { idEspecialista: string }) =>
      operador.guardarEspecialista({ operador: "ana", cambios });
    expect(await guardar({ idEspecialista: "esp-nueva", nombre: "Ana" })).toMatchObject({
      rechazo: "especialista-incompleto",
    });
    expect(await guardar({ ...nuevo, slug: especialista.slug })).toMatchObject({
      rechazo: "direccion-ocupada",
    });
    expect((await guardar(nuevo)).ok).toBe(true);
    await aLaVez(6, (indice) =>
      operador.ponerExcepcion({
        operador: "ana",
        idEspecialista: "esp-nueva",
        excepcion: { fecha: MARTES, desde: `1${indice}:00`, hasta: `1${indice}:30`, tipo: "cerrado" },
      }),
    );
    const visto = (await servicios.agenda.especialistas()).find(({ slug }) => slug === "nueva");
    expect(visto?.excepciones).toHaveLength(6 + especialista.excepciones.length);
    await db.deleteFrom("excepciones").where("id_especialista", "=", "esp-nueva").execute();
  });

  it("takes a specialist back as it writes them, and says which field of a file is wrong", async () => {
    const carpeta = mkdtempSync(join(tmpdir(), "especialista-"));
    const enviar = (escrito: unknown) => {
      const archivo = join(carpeta, "datos.json");
      writeFileSync(archivo, JSON.stringify(escrito));
      return ops("especialista", "--archivo", archivo);
    };
    const { estado: _, ...visto } = await ops("especialistas", especialista.idEspecialista);
    expect(await enviar(visto)).toMatchObject({ estado: HECHO, valor: visto.valor });
    expect(
      (await enviar({ idEspecialista: especialista.idEspecialista, nombre: "Otra" })).valor,
    ).toMatchObject({ nombre: "Otra" });
    expect(await enviar({ ...(visto.valor as object), retrato: "retrato-99" })).toMatchObject({
      estado: MAL_USO,
      mensaje: expect.stringContaining("archivo.retrato: es uno de retrato-01 a retrato-16") as string,
    });
    rmSync(carpeta, { recursive: true });
  });

  it("names the booked sessions that a day off leaves without their specialist, and nobody", async () => {
    const [manana, tarde] = [await conBono({ hora: "10:00" }), await conTarjeta({ hora: "15:00" })];
    const id = especialista.idEspecialista;
    const dia = (...resto: string[]) => ops("excepcion", id, "--fecha", MIERCOLES, ...resto);
    const { sesionesReservadas } = (await dia()).valor as { sesionesReservadas: unknown[] };
    expect(sesionesReservadas).toEqual([
      { idCita: manana.idCita, idPedido: manana.idPedido, inicio: lima(MIERCOLES, "10:00").toISOString() },
      { idCita: tarde.idCita, idPedido: tarde.idPedido, inicio: lima(MIERCOLES, "15:00").toISOString() },
    ]);
    // Half an hour of the first session is enough to be affected. A session that ends when the day off begins is not.
    const enParte = (await dia("--desde", "10:20", "--hasta", "15:00")).valor;
    expect(enParte).toMatchObject({ sesionesReservadas: [{ idCita: manana.idCita }] });
    expect((await ops("cancelar", manana.idCita, "Enfermó")).estado).toBe(HECHO);
    expect((await dia("--desde", "10:50", "--hasta", "15:00")).valor).toMatchObject({
      sesionesReservadas: [],
    });
    expect((await dia("--abierto", "--desde", "14:00", "--hasta", "16:00")).valor).toMatchObject({
      sesionesReservadas: [],
    });
  });

  it("warns of a pack that costs no less than its sessions with the cheapest, and obeys", async () => {
    const { valor: puesto } = await ops("precio", especialista.idEspecialista, "60");
    expect(puesto).toMatchObject({ precioCentimos: 60_00 });
    const terminos = ["--sesiones", "psicologia:3", "--meses", "2"];
    const caro = expect.stringContaining("no sale más barato que sus sesiones sueltas") as string;
    const poner = ["paquete", "poner", "tres", ...terminos, "--precio"];
    expect((await ops(...poner, "180")).valor).toMatchObject({ precioCentimos: 180_00, advertencia: caro });
    expect((await ops(...poner, "179.90")).valor).toMatchObject({ advertencia: null });
    const cambiar = ["paquete", "precio", "tres"];
    expect((await ops(...cambiar, "185")).valor).toMatchObject({ advertencia: caro });
    expect((await ops(...cambiar, "165")).valor).toMatchObject({ advertencia: null });
  });

  it("puts packs on sale, changes their price, withdraws them, and leaves made orders as they are", async () => {
    const terminos = ["--sesiones", "psicologia:4", "--meses", "2", "--precio", "300"];
    expect((await ops("paquete", "poner", "cuatro", ...terminos)).valor).toMatchObject({
      idPaquete: "cuatro",
      precioCentimos: 300_00,
      enVenta: true,
    });
    const { idPersona } = await mundo.persona();
    const compra = await servicios.paquetes.crearPedido({ idPersona, idPaquete: "cuatro" });
    expect((await ops("paquete", "precio", "cuatro", "280.50")).estado).toBe(HECHO);
    const { paquetes, compras } = await servicios.paquetes.verTienda(idPersona);
    expect(paquetes.find(({ idPaquete }) => idPaquete === "cuatro")?.precioCentimos).toBe(280_50);
    expect(compra.ok && compras[0]?.precioCentimos).toBe(300_00);
    expect((await ops("paquete", "retirar", "cuatro")).estado).toBe(HECHO);
    expect(await servicios.paquetes.crearPedido({ idPersona, idPaquete: "cuatro" })).toMatchObject({
      rechazo: "paquete-no-existe",
    });
    expect((await ops("paquete", "lista")).valor).toContainEqual(
      expect.objectContaining({ idPaquete: "cuatro", enVenta: false }),
    );
    expect(await ops("paquete", "retirar", "nada")).toMatchObject(rechazado("paquete-no-existe"));
    expect((await ops("paquete", "poner", "cinco", "--precio", "10")).estado).toBe(MAL_USO);
    const deVarias = ["paquete", "poner", "plan", ...terminos, "--sesiones", "nutricion:2"];
    expect((await ops(...deVarias)).estado).toBe(MAL_USO);
    expect((await ops(...deVarias, "--nombre", "Equilibrio")).valor).toMatchObject({
      nombre: "Equilibrio",
      contenido: [{ sesiones: 4 }, { sesiones: 2 }],
    });
    for (const mal of ["psicologia:1", "otra:1", "nutricion", "nutricion:0"]) {
      const deDos = ["--nombre", "Dos veces", "--sesiones", mal];
      expect((await ops("paquete", "poner", "seis", ...terminos, ...deDos)).estado).toBe(MAL_USO);
    }
    expect((await ops("paquete", "poner", "siete", ...terminos, "--nombre", "Solo uno")).estado).toBe(
      MAL_USO,
    );
    const { valor: actos } = (await ops("actos")) as { valor: { orden: string; resultado: string }[] };
    expect(actos).toContainEqual(expect.objectContaining({ orden: "paquete-retirar", resultado: "hecho" }));
  });

  it("makes a coupon that works until the end of its last day", async () => {
    const dias = ["--desde", MARTES, "--hasta", MARTES, "--maximo", "100"];
    const escrito = ["cupon", "otono-10", "--porcentaje", "10", ...dias];
    expect((await ops(...escrito)).valor).toMatchObject({
      antes: null,
      despues: { codigo: "OTONO-10", hasta: lima(MARTES, "24:00").toISOString() },
    });
    expect((await ops("cupon", "x", "--porcentaje", "10", "--desde", MARTES, "--hasta", MARTES)).estado).toBe(
      MAL_USO,
    );
  });
});

describe("orders and sessions, by the command line", () => {
  it("cancels for a specialist with everything back, once, and says it in the history", async () => {
    const { idCita, idPedido } = await conTarjeta();
    expect(await ops("ausencia", idCita, "No", "llegó")).toMatchObject(rechazado("cita-no-empezada"));
    expect(await ops("devolver", idPedido, "prueba")).toMatchObject(rechazado("cita-en-pie"));
    expect((await ops("cancelar", idCita, "Enfermó")).estado).toBe(HECHO);
    expect((await ops("cancelar", idCita, "Enfermó")).estado).toBe(HECHO);
    expect((await ops("conciliar")).valor).toMatchObject({ porDevolver: 0 });
    expect(pasarela.devoluciones).toHaveLength(1);
    // Nobody failed to come to a session that was cancelled.
    reloj.avanzar(7 * 24 * 60);
    expect(await ops("ausencia", idCita, "No", "llegó")).toMatchObject(rechazado("cita-cerrada"));
    const { historial } = (await ops("pedido", idPedido)).valor as {
      historial: { cambio: string; causa: string }[];
    };
    expect(historial).toContainEqual(
      expect.objectContaining({ cambio: "Sesión: Reservada → Cancelada", causa: "Lo hizo nuestro equipo" }),
    );
  });

  it("gives a late cancellation back after all: money or bono, once", async () => {
    const [conDinero, conSaldo] = [await conTarjeta(), await conBono({ hora: "12:00" })];
    reloj.ahora = lima(MARTES, "18:00");
    for (const cita of [conDinero, conSaldo])
      await servicios.agenda.cancelarCita({ ...cita, vuelve: "nada" });
    const dos = await aLaVez(2, () => ops("devolver", conDinero.idPedido, "prueba"));
    expect(dos.map(({ estado }) => estado).sort()).toEqual([HECHO, RECHAZADO]);
    expect((await ops("devolver", conSaldo.idPedido, "prueba")).valor).toMatchObject({
      centimos: 0,
      bonos: 1,
    });
    expect(await saldoDe(conSaldo.idPersona)).toBe(1);
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones).toHaveLength(1);
  });

  it("gives a whole pack back, once, and not when one of its bonos was spent", async () => {
    await guardarPaquete(db, unPaquete());
    const comprar = async (idPersona: number) => {
      const { idPedido } = valor(
        await servicios.paquetes.crearPedido({ idPersona, idPaquete: unPaquete().idPaquete }),
      );
      const { idCobro } = valor(
        await servicios.paquetes.pagarConTarjeta({ idPersona, idPedido, origen: ORIGEN }),
      );
      valor(
        await servicios.ventas.recibirNotificacion(
          notificacionDe(pasarela.pagar(idCobro, "aprobado").idPago),
        ),
      );
      return idPedido;
    };
    const { idPersona } = await mundo.persona();
    const idPedido = await comprar(idPersona);
    expect((await ops("pedido", idPedido)).valor).toMatchObject({
      clase: "paquete",
      titulo: "Paquete de 3 sesiones",
      situacion: "con-bonos",
      totalCentimos: unPaquete().precioCentimos,
      bonosQueQuedan: 3,
      pagos: [{ estado: "pagado" }],
      historial: [{}, {}, {}, { cambio: "Pedido: Por pagar → Pagado" }, {}],
    });
    expect(await ops("devolver", idPedido, "prueba")).toMatchObject({
      estado: HECHO,
      valor: { centimos: unPaquete().precioCentimos, bonos: 0 },
    });
    expect((await ops("pedido", idPedido)).valor).toMatchObject({
      situacion: "por-devolver",
      bonosQueQuedan: 0,
    });
    expect(await ops("devolver", idPedido, "prueba")).toMatchObject(rechazado("nada-que-devolver"));
    expect(await saldoDe(idPersona)).toBe(0);
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones).toHaveLength(1);

    const otra = await mundo.persona();
    const usado = await comprar(otra.idPersona);
    await conBono({ persona: otra });
    expect(await ops("devolver", usado, "prueba")).toMatchObject(rechazado("bonos-usados"));
    expect(await saldoDe(otra.idPersona)).toBe(2);
  });

  it("shows the order of a pack as it shows that of a session, with what is left of it", async () => {
    const idPaquete = "psicologia-3";
    await guardarPaquete(db, unPaquete({ idPaquete }));
    const persona = await mundo.persona();
    const { idPersona } = persona;
    const { idPedido } = valor(await servicios.paquetes.crearPedido({ idPersona, idPaquete }));
    const { idCobro } = valor(
      await servicios.paquetes.pagarConTarjeta({ idPersona, idPedido, origen: ORIGEN }),
    );
    const { idPago } = pasarela.pagar(idCobro, "aprobado");
    valor(await servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
    await conBono({ persona });
    const { totalCentimos } = (await ops("pedido", idPedido)).valor as { totalCentimos: number };
    expect((await ops("pedido", idPedido)).valor).toMatchObject({
      clase: "paquete",
      idPedido,
      idPersona,
      idPaquete,
      titulo: "Paquete de 3 sesiones",
      situacion: "con-bonos",
      bonosQueQuedan: 2,
      pagos: [{ idPago, estado: "pagado", montoCentimos: totalCentimos, devueltoCentimos: 0 }],
    });
    const otro = await conTarjeta({ hora: "12:00" });
    await mundo.operador.cancelar({
      operador: "ana",
      idCita: otro.idCita,
      compensacion: "devolucion",
      motivo: "Enfermó.",
    });
    await mundo.job("devolver-pagos");
    const { montoCentimos } = pasarela.pagos.get(otro.idPago)!;
    expect((await ops("pedido", otro.idPedido)).valor).toMatchObject({
      pagos: [{ estado: "devuelto", montoCentimos, devueltoCentimos: montoCentimos }],
    });
    expect((await ops("soporte", idPedido)).valor).toEqual((await ops("pedido", idPedido)).valor);
    expect(await ops("soporte", crypto.randomUUID())).toMatchObject(rechazado("soporte-no-existe"));
    const orden = ["pedido", idPedido, "--operador", "ana"];
    const { salida } = await atender(orden, () => Promise.resolve(mundo.producto), SIN_ALMACEN);
    expect(salida).toContain("Qué es: Paquete de 3 sesiones");
    expect(salida).toContain("Causa: Lo hizo la persona");
    expect(salida).not.toMatch(/Centimos|idPersona|Lo hiciste/);
    expect(salida).toContain("Cambio: Pedido: Por pagar → Pagado");
  });

  it("says of an order that another one replaced that it did, and of no refund", async () => {
    const barato = await mundo.especialista({ precioCentimos: 70_00 });
    const cita = await conTarjeta();
    valor(await mover(cita, "15:00", { con: barato, diferencia: -20_00 }));
    const visto = (await ops("pedido", cita.idPedido)).valor as {
      relevadoPor: string;
      historial: { cambio: string }[];
    };
    const pedidas = visto.historial
      .map(({ cambio }) => cambio)
      .filter((cambio) => cambio.startsWith("Pedido:"));
    expect(pedidas.at(-1)).toBe("Pedido: Pagado → Lo reemplazó otro pedido");
    expect((await ops("pedido", visto.relevadoPor)).valor).toMatchObject({ situacion: "con-sesion" });
    pasarela.fallar("devolver");
    expect((await ops("conciliar")).valor).toMatchObject({ porDevolver: 1 });
    expect((await ops("conciliar")).valor).toMatchObject({ porDevolver: 0 });
  });

  it("shows the outbox without addresses or texts, and sends a mail again", async () => {
    const { idCita } = await conBono();
    expect((await ops("bandeja")).valor).toMatchObject({ porEnviar: 1, ultimos: [{ enviadoEn: null }] });
    await mundo.job("enviar-correos");
    const bandeja = await ops("bandeja");
    expect(JSON.stringify(bandeja)).not.toContain("@");
    expect(bandeja.valor).toMatchObject({ porEnviar: 0 });
    const [{ idCorreo }] = (bandeja.valor as { ultimos: [{ idCorreo: string }] }).ultimos;
    expect(idCorreo).toContain(idCita);
    expect((await ops("bandeja", "--reenviar", idCorreo)).estado).toBe(HECHO);
    expect((await ops("bandeja")).valor).toMatchObject({
      porEnviar: 1,
      ultimos: [{ idCorreo, enviadoEn: null }],
    });
    expect(await ops("bandeja", "--reenviar", "nada")).toMatchObject(rechazado("correo-no-existe"));
  });

  it("writes a line before and after each act, whatever became of it", async () => {
    const id = crypto.randomUUID();
    await ops("devolver", id, "prueba");
    const actos = (await ops("actos")).valor as { objeto: string }[];
    expect(actos.filter(({ objeto }) => objeto === id)).toMatchObject([
      { operador: "ana", orden: "devolver", resultado: "pedido-no-existe" },
      { operador: "ana", orden: "devolver", resultado: "empieza" },
    ]);
    // Reading the lines writes none.
    expect((await ops("actos")).valor).toEqual(actos);
  });
});

describe("the draw of a prize", () => {
  it("is fixed before the entries close, drawn once on its day, and can be repeated by anybody", async () => {
    const idSorteo = `sorteo-${crypto.randomUUID()}`;
    const [desde, hasta, sorteoEn] = ["08:00", "10:00", "12:00"].map((hora) => lima(MARTES, hora));
    await guardarSorteo(db, {
      idSorteo,
      fuentePublica: "La lotería de la prueba",
      premio: "Un celular",
      existencias: 1,
      organizador: "Bienestar",
      ruc: "20000000001",
      desde: desde!,
      hasta: hasta!,
      sorteoEn: sorteoEn!,
    });
    reloj.ahora = lima(MARTES, "09:00");
    expect(await ops("sorteo", "ganador", idSorteo)).toMatchObject(rechazado("sin-ganador"));
    const personas = await aLaVez(5, () => mundo.persona());
    for (const { idPersona } of personas)
      await servicios.consentimientos.participarEnSorteo(entradaAlSorteo(idPersona));
    await servicios.consentimientos.retirarDelSorteo(personas[1]!.idPersona);
    const { valor } = await ops("sorteo", "comprometer", idSorteo);
    const { semilla, huellaDeSemilla } = valor as { semilla: string; huellaDeSemilla: string };
    expect(sha256(semilla)).toBe(huellaDeSemilla);
    expect(await ops("sorteo", "comprometer", idSorteo)).toMatchObject(rechazado("sorteo-comprometido"));

    const VALOR = "03-08-15-22-31-40";
    const cerrar = (con: string) =>
      mundo.producto.acts.sorteos.cerrar({ operador: "ana", idSorteo, semilla: con, valorPublico: VALOR });
    expect(await cerrar(semilla)).toMatchObject({ rechazo: "sorteo-aun-no" });
    expect(await ops("sorteo", "lista", idSorteo)).toMatchObject(rechazado("sorteo-abierto"));
    reloj.ahora = sorteoEn!;
    expect(await cerrar(semilla)).toMatchObject({ rechazo: "lista-sin-fijar" });
    await mundo.job("fijar-listas-de-sorteo");
    const impresa = (await ops("sorteo", "lista", idSorteo)).valor as { lista: string; huella: string };
    expect(sha256(impresa.lista)).toBe(impresa.huella);
    expect(await cerrar("0".repeat(64))).toMatchObject({ rechazo: "semilla-distinta" });
    const [primero, segundo] = await aLaVez(2, () => cerrar(semilla));
    const cierre = [primero!, segundo!].find(({ ok }) => ok);
    expect([primero!.ok, segundo!.ok].sort()).toEqual([false, true]);
    expect(cierre).toMatchObject({
      value: numeroGanador({ semilla, valorPublico: VALOR }, impresa.lista, sha256),
    });
    expect(await cerrar(semilla)).toMatchObject({ rechazo: "ganador-elegido" });

    // Only the winner is notified, once, and the operator can call them. Nobody else's data is read.
    const { numero } = numeroGanador({ semilla, valorPublico: VALOR }, impresa.lista, sha256);
    const propias = await Promise.all(
      personas.map(async (persona) => ({
        persona,
        propia: (await servicios.consentimientos.verSorteo(persona.idPersona))!.propia,
      })),
    );
    const { persona: ganadora } = propias.find(({ propia }) => propia?.numero === numero)!;
    const { idPersona } = ganadora;
    const correos = await db
      .selectFrom("correos")
      .select(["para", "asunto", "texto"])
      .where("asunto", "like", "%sorteo%")
      .execute();
    expect(correos).toMatchObject([
      { para: ganadora.email, texto: expect.stringContaining("Un celular") as string },
    ]);
    const avisos = await db
      .selectFrom("notificaciones")
      .selectAll()
      .where("enlace", "=", `/sorteos/${idSorteo}`)
      .execute();
    expect(avisos).toMatchObject([{ id_persona: idPersona }]);
    expect(await ops("sorteo", "ganador", idSorteo)).toMatchObject({
      estado: 0,
      valor: { numero, email: ganadora.email, celular: `${ganadora.prefijo} ${ganadora.telefono}` },
    });
    for (const { persona } of propias)
      expect(
        (await servicios.cuentas.verAccesosADatos(persona.idPersona)).map(({ accion }) => accion),
      ).toEqual(persona === ganadora ? ["premio-de-sorteo"] : []);

    // Computes the winner by hand, from public data only.
    const {
      ganador,
      huellaDeSemilla: publicada,
      sorteo,
    } = (await servicios.consentimientos.verSorteo(null))!;
    expect(sorteo.fuentePublica).toBe("La lotería de la prueba");
    expect(publicada).toBe(sha256(ganador!.semilla));
    const lista = (await servicios.consentimientos.leerListaDeSorteo())!;
    expect(lista).toBe(impresa.lista);
    const numeros = lista.split("\n").map((linea) => linea.split(":")[0]);
    expect(numeros).toEqual(["1", "3", "4", "5"]);
    const azar = sha256(`${ganador!.semilla}:${ganador!.valorPublico}:${sha256(lista)}`);
    expect(ganador!.numero).toBe(Number(numeros[Number(BigInt(`0x${azar}`) % 4n)]));
  });

  it("is another one with another public value: whoever holds the seed alone does not know it", () => {
    const semilla = "a".repeat(64);
    const lista = Array.from({ length: 1000 }, (_, indice) => `${indice + 1}:x`).join("\n");
    const ganadores = ["01-02-03-04-05-06", "01-02-03-04-05-07", "02-09-14-20-33-41"].map(
      (valor) => numeroGanador({ semilla, valorPublico: valor }, lista, sha256).numero,
    );
    expect(new Set(ganadores).size).toBe(3);
  });

  it("takes as its public value six numbers of two digits", () => {
    expect(valorPublico.parse("03-08-15-22-31-40")).toBe("03-08-15-22-31-40");
    expect(valorPublico.parse("10-20-30-40-45-50")).toBe("10-20-30-40-45-50");
  });

  it.each([
    "",
    "03,08,15,22,31,40",
    "03 08 15 22 31 40",
    "3-8-15-22-31-40",
    "08-03-15-22-31-40",
    "03-03-15-22-31-40",
    "00-03-08-15-22-31",
    "03-08-15-22-31",
    "03-08-15-22-31-40-45",
    "03-08-15-22-31-40-",
    "03-08-15-22-31-140",
    "tres",
  ])("takes its public value in one spelling only, which is not %j", async (escrito) => {
    const orden = ["sorteo", "cerrar", "sorteo-x", escrito, "--archivo", "-"];
    const resultado = await atender(orden, () => Promise.resolve(mundo.producto), SIN_ALMACEN);
    expect(resultado.estado).toBe(MAL_USO);
    expect(resultado.salida + resultado.error).toContain("VALOR");
  });
});

/** The Friday after the Wednesday of the sessions. */
const VIERNES = "2026-11-27";

describe("a coupon, by the command line", () => {
  const cupon = (...mas: string[]) =>
    atender(
      ["cupon", "PRUEBA10", "--porcentaje", "10", "--desde", MARTES, "--hasta", MIERCOLES, ...mas],
      () => Promise.resolve(mundo.producto),
      SIN_ALMACEN,
    );

  const enLaBase = async () =>
    mundo.db.selectFrom("cupones").selectAll().where("codigo", "=", "PRUEBA10").executeTakeFirst();
  const cambiar = (...mas: string[]) =>
    atender(["cupon", "PRUEBA10", ...mas], () => Promise.resolve(mundo.producto), SIN_ALMACEN);

  it("that there is keeps each limit that is not named, and shows how it was and how it is", async () => {
    const limites = [
      "--plan",
      "PREMIUM",
      "--maximo",
      "50",
      "--por-persona",
      "1",
      "--especialidad",
      "nutricion",
    ];
    expect((await cupon("--para", "sesiones", ...limites)).estado).toBe(HECHO);
    const antes = (await enLaBase())!;
    const cambiado = await cambiar("--hasta", VIERNES, "--json");
    expect(JSON.parse(cambiado.salida)).toMatchObject({
      valor: {
        antes: { hasta: lima(MIERCOLES, "24:00").toISOString(), maximoTotal: 50, plan: "PREMIUM" },
        despues: { hasta: lima(VIERNES, "24:00").toISOString(), maximoTotal: 50, plan: "PREMIUM" },
      },
    });
    expect(await enLaBase()).toEqual({ ...antes, hasta: lima(VIERNES, "24:00").toISOString() });
    // A limit is removed only when it is named.
    expect((await cambiar("--plan", "ninguno", "--por-persona", "ninguno")).estado).toBe(HECHO);
    expect(await enLaBase()).toMatchObject({ plan: null, maximo_por_persona: null, maximo_total: 50 });
  });

  it.each([
    ["above half of the price", ["--porcentaje", "51"], "Descuenta 51 %"],
    ["without a maximum", ["--maximo", "ninguno"], "No tiene un máximo de usos."],
  ])(
    "%s wants a yes, says why with how it was and would be, and changes nothing until then",
    async (_, mas, porque) => {
      expect((await cupon("--maximo", "5")).estado).toBe(HECHO);
      const antes = await enLaBase();
      const pedida = await cambiar(...mas);
      expect(pedida.estado).not.toBe(HECHO);
      expect(pedida.error).toContain(porque);
      expect(pedida.error).toMatch(/Era: 10 %; en total 5 como máximo[\s\S]+Quedaría: [\s\S]+--si/);
      expect(await enLaBase()).toEqual(antes);
      expect((await cambiar(...mas, "--si")).estado).toBe(HECHO);
      expect(await enLaBase()).not.toEqual(antes);
    },
  );

  it("of half of the price wants none, and a new one names its discount and its days", async () => {
    expect((await cupon("--maximo", "5")).estado).toBe(HECHO);
    expect((await cambiar("--porcentaje", "50")).estado).toBe(HECHO);
    const nuevo = await atender(
      ["cupon", "SIN-DIAS", "--porcentaje", "10", "--maximo", "5"],
      () => Promise.resolve(mundo.producto),
      SIN_ALMACEN,
    );
    expect(nuevo.error).toContain("Un cupón nuevo dice cuánto descuenta");
    expect((await cambiar("--desde", VIERNES)).error).toContain("debe terminar después de empezar");
  });

  it("is listed with its uses, and ends now when it is stopped, once, also before its first day", async () => {
    const una = (...palabras: string[]) =>
      atender(["cupon", ...palabras], () => Promise.resolve(mundo.producto), SIN_ALMACEN);
    expect((await una("lista")).salida).toBe("No hay nada que mostrar.");
    expect((await cupon("--maximo", "5")).estado).toBe(HECHO);
    const visto = (salida: string) => JSON.parse(salida) as { valor: unknown };
    expect(visto((await una("lista", "--json")).salida).valor).toEqual([
      visto((await una("ver", "prueba10", "--json")).salida).valor,
    ]);
    expect(visto((await una("ver", "PRUEBA10", "--json")).salida).valor).toMatchObject({ usados: 0 });
    expect((await una("detener", "PRUEBA10")).estado).toBe(HECHO);
    expect(await enLaBase()).toMatchObject({ hasta: mundo.reloj.ahora.toISOString() });
    expect((await una("detener", "PRUEBA10")).error).toContain("Ese cupón ya terminó.");
    expect((await una("detener", "NUNCA-FUE")).error).toContain("No hay un cupón con ese código.");
  });

  it("is for one of the things that those who sell declare, or for all of them", async () => {
    for (const para of [[], ["--para", "sesiones"], ["--para", "paquetes"], ["--para", "talleres"]])
      expect((await cupon("--maximo", "5", ...para)).estado, para.join(" ")).toBe(HECHO);
    expect(await cupon("--para", "rutas")).toMatchObject({
      estado: MAL_USO,
      error: expect.stringContaining("cupon.para: es paquetes, sesiones o talleres") as string,
    });
  });
});

describe("an order that is not understood", () => {
  const nada = () => Promise.reject(new Error("the services were opened for nothing"));
  it.each([
    [["vuela"], MAL_USO],
    [["precio", "esp-x", "gratis"], MAL_USO],
    [["pedido"], MAL_USO],
    [["pedido", "x", "--secreto", "987654321"], MAL_USO],
    [["pedido", "x", "--operador", "ana lopez"], MAL_USO],
    [[], MAL_USO],
    [["ayuda"], HECHO],
    [["--help"], HECHO],
    [["precio", "--ayuda"], HECHO],
  ])("%j ends with %d and repeats nothing that was typed", async (argumentos, estado) => {
    const resultado = await atender(
      argumentos,
      estado === HECHO ? nada : () => Promise.resolve(mundo.producto),
      SIN_ALMACEN,
    );
    expect(resultado.estado).toBe(estado);
    expect(resultado.salida + resultado.error).toMatch(/ops|orden/);
    expect(resultado.salida + resultado.error).not.toContain("987654321");
  });
});
