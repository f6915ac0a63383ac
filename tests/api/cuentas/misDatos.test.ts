import { describe, expect, it } from "vitest";
import { aCsv, aJson, valorLegible } from "../../../app/domain/cuentas/misDatos/copia";
import { VIDA_DE_PRUEBA_EN_MINUTOS } from "../../../app/domain/cuentas/identidad/prueba";
import { declared } from "../../../server/modules";
import { guardarSorteo } from "../../../server/consentimientos/repositories/sorteos";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { DIAS_EN_LA_BANDEJA } from "../../../app/domain/avisos/correo/correo";
import { makeBandejaDeSalida } from "../../../server/avisos/repositories/correos";
import { codigoDe, correosA, enlaceDe } from "../../support/cuentas";
import { lima, MIERCOLES } from "../../support/constructores";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";
import { conSesiones } from "../../support/sesiones";
import { entradaAlSorteo } from "../../support/politicas";

const CLAVE = "camino-de-prueba-24";
const SIETE_DIAS = 7 * 24 * 60;
const mundo = await abrirMundo();
const sinCartero = await mundo.otroProceso({ cartero: null });
const claveHash = await cifrarClave(CLAVE);

const pedir = (idPersona: number, clave = CLAVE) =>
  mundo.servicios.cuentas.pedirEliminacion({ idPersona, idAcceso: "ninguno", canal: "web", clave });
const cancelar = (idPersona: number) =>
  mundo.servicios.cuentas.cancelarEliminacion({ idPersona, canal: "web" });
const asuntos = async () =>
  (await mundo.servicios.avisos.buzonDeDesarrollo!(20)).map(({ asunto, para }) => [asunto, para]);
const filaDe = (idPersona: number) =>
  mundo.db.selectFrom("personas").selectAll().where("id_persona", "=", idPersona).executeTakeFirstOrThrow();

async function conSesion() {
  const especialista = await mundo.especialista();
  const persona = await mundo.persona({ bonos: 1, claveHash });
  const { idPersona } = persona;
  const visto = await mundo.servicios.agenda.verEspecialista({ idEspecialista: especialista.idEspecialista });
  const { inicio } = visto!.dias[1]!.horarios[0]!;
  const { idHorario } = valor(
    await mundo.servicios.agenda.retenerHorario({
      idPersona,
      idEspecialista: especialista.idEspecialista,
      inicio,
    }),
  );
  const { idPedido } = valor(await mundo.servicios.agenda.crearPedido({ idPersona, idHorario }));
  valor(await mundo.servicios.agenda.pagarConSaldo({ idPersona, idPedido }));
  return persona;
}

describe("the copy of my data", () => {
  it("names every table that holds something of a person, directly or through another", async () => {
    const tablas = await mundo.db.introspection.getTables();
    const columnas = new Map(
      tablas.map(({ name, columns }) => [name, columns.map((columna) => columna.name)]),
    );
    // A table holds data of a person through `id_persona`, through their digest, or through the id of such a table: the
    // column is named after the table. The tables of the test gateway stand apart.
    const llaves = new Set(["id_persona", "huella_de_persona"]);
    const dePersona = new Set<string>();
    for (let creciendo = true; creciendo;) {
      creciendo = false;
      for (const [tabla, nombres] of columnas) {
        if (tabla.startsWith("pasarela_")) continue;
        if (dePersona.has(tabla) || !nombres.some((nombre) => llaves.has(nombre))) continue;
        dePersona.add(tabla);
        const propia = nombres.find((nombre) => tabla.startsWith(nombre.replace(/^id_/, "").slice(0, 4)));
        if (propia?.startsWith("id_")) llaves.add(propia);
        creciendo = true;
      }
    }
    expect(dePersona.size).toBeGreaterThan(14);
    expect(Object.keys(declared.personalData).sort()).toEqual([...dePersona].sort());
    for (const [tabla, { columnas: copiadas }] of Object.entries(declared.personalData)) {
      expect(columnas.get(tabla)).toEqual(expect.arrayContaining(Object.keys(copiadas)));
    }
  });

  it("holds what I did, and nothing of anybody else or secret", async () => {
    const persona = await conSesion();
    const otra = await mundo.persona({ nombre: "Ajena" });
    const copia = await mundo.servicios.cuentas.verMisDatos({
      idPersona: persona.idPersona,
      canal: "web",
      accion: "copia",
    });
    const { datos } = aJson(copia);
    expect(datos.personas![0]).toMatchObject({
      email: persona.email,
      numero_documento: persona.numeroDocumento,
    });
    for (const tabla of [
      "citas",
      "pedidos",
      "horarios",
      "movimientos_de_saldo",
      "notificaciones",
      "correos",
    ]) {
      expect(datos[tabla]!.length, tabla).toBeGreaterThan(0);
    }
    const todo = JSON.stringify(datos);
    expect(todo).not.toContain(claveHash);
    expect(todo).not.toContain(otra.email);
    const citas = copia.secciones.find(({ clave }) => clave === "citas")!;
    expect(aCsv(citas).trim().split("\r\n")).toHaveLength(2);
  });

  it("calls a draw by what can be won in it", async () => {
    const { idPersona } = await mundo.persona();
    const ahora = mundo.reloj.ahora;
    await guardarSorteo(mundo.db, {
      ...{ idSorteo: "sorteo-uno", premio: "Un celular", existencias: 1, fuentePublica: "Una jugada" },
      ...{ organizador: "Bienestar", ruc: "20000000001" },
      ...{ desde: ahora, hasta: sumarMinutos(ahora, 1000), sorteoEn: sumarMinutos(ahora, 2000) },
    });
    valor(await mundo.servicios.consentimientos.participarEnSorteo(entradaAlSorteo(idPersona)));
    const { nombres } = await mundo.servicios.cuentas.verMisDatos({
      idPersona,
      canal: "web",
      accion: "copia",
    });
    expect(valorLegible("id_sorteo", "sorteo-uno", nombres)).toBe("Un celular");
  });

  it("tells of a mail with a link or a code its subject and dates, and nothing that opens anything", async () => {
    const { idPersona, email, numeroDocumento } = await mundo.persona({ claveHash });
    valor(
      await mundo.servicios.cuentas.recuperarClave.pedir({
        quien: numeroDocumento,
        red: "203.0.113.7",
      }),
    );
    const codigo = await codigoDe(mundo, email);
    const enlace = await enlaceDe(mundo, email);
    const copia = aJson(
      await mundo.servicios.cuentas.verMisDatos({ idPersona, canal: "web", accion: "copia" }),
    );
    expect(copia.datos.correos).toMatchObject([{ asunto: "Crea una contraseña nueva", texto: null }]);
    expect(JSON.stringify(copia)).not.toMatch(new RegExp(`${codigo}|${enlace}`));
  });

  it("has all sessions as a calendar reads them, also those of years ago, and is noted too", async () => {
    const { idPersona } = await conSesion();
    const otra = await conSesion();
    const copiar = () => mundo.servicios.agenda.copiarAgenda({ idPersona, canal: "web" });
    expect((await copiar()).match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    await mundo.db
      .updateTable("horarios")
      .set({ inicio: "2020-01-02T15:00:00.000Z", fin: "2020-01-02T15:50:00.000Z" })
      .where("id_persona", "=", idPersona)
      .execute();
    expect(await copiar()).toContain("DTSTART:20200102T150000Z");
    expect(await mundo.servicios.agenda.copiarAgenda({ ...otra, canal: "web" })).not.toContain("20200102");
    expect(await mundo.servicios.cuentas.verAccesosADatos(idPersona)).toMatchObject([
      { accion: "descarga", actor: "titular", canal: "web" },
      { accion: "descarga" },
    ]);
  });

  it("is noted in the access log, which says who, when and through which door", async () => {
    const { idPersona } = await mundo.persona();
    await mundo.servicios.cuentas.verMisDatos({ idPersona, canal: "api", accion: "descarga" });
    expect(await mundo.servicios.cuentas.verAccesosADatos(idPersona)).toMatchObject([
      { accion: "descarga", actor: "titular", canal: "api", creadoEn: mundo.reloj.ahora },
    ]);
  });

  it("writes no cell that a spreadsheet would run", () => {
    const columnas = [{ campo: "a", etiqueta: "A" }];
    const csv = aCsv({
      clave: "x",
      titulo: "X",
      columnas,
      filas: [{ a: '=HYPERLINK("x")' }, { a: -3 }, { a: null }, { a: 'hola;=1+1;"@x\n+2' }, { a: "a-b = c" }],
    });
    expect(csv).toBe(
      '\uFEFF"a"\r\n"\'=HYPERLINK(""x"")"\r\n-3\r\n\r\n"hola;\'=1+1;""\'@x\n\'+2"\r\n"a-b = c"\r\n',
    );
  });
});

describe("the outbox", () => {
  const textosA = async (para: string) => (await correosA(mundo, para)).map(({ texto }) => texto);

  it("keeps no secret once it has been sent, and what was sent only ninety days", async () => {
    const { email, idPersona } = await mundo.persona({ claveHash });
    valor(await mundo.servicios.cuentas.recuperarClave.pedir({ quien: email, red: "203.0.113.7" }));
    const bandeja = makeBandejaDeSalida(mundo.db);
    const [correo] = await bandeja.tomar(mundo.reloj.ahora, () => mundo.reloj.ahora, 20);
    await bandeja.marcarEnviado(correo!.idCorreo, mundo.reloj.ahora);
    expect(await textosA(email)).toEqual([""]);
    expect(await mundo.db.selectFrom("correos").select(["html", "id_persona"]).execute()).toEqual([
      { html: null, id_persona: idPersona },
    ]);
    mundo.reloj.avanzar(DIAS_EN_LA_BANDEJA * 24 * 60 - 1);
    await mundo.job("limpiar");
    expect(await textosA(email)).toHaveLength(1);
    mundo.reloj.avanzar(1);
    await mundo.job("limpiar");
    expect(await textosA(email)).toEqual([]);
  });

  it("without anybody to send them keeps mails waiting ninety days, and a secret in one for a day", async () => {
    const { email } = await mundo.persona({ claveHash });
    const limpiar = sinCartero.jobs.find(({ nombre }) => nombre === "limpiar")!;
    expect(sinCartero.jobs.map(({ nombre }) => nombre)).not.toContain("enviar-correos");
    valor(await sinCartero.services.cuentas.recuperarClave.pedir({ quien: email, red: "203.0.113.7" }));
    const enviadosEn = async () => mundo.db.selectFrom("correos").select("enviado_en").execute();
    await limpiar.run();
    expect(await textosA(email)).toEqual([expect.stringContaining("enlace=")]);
    mundo.reloj.avanzar(24 * 60);
    await limpiar.run();
    expect(await textosA(email)).toEqual([""]);
    expect(await enviadosEn()).toEqual([{ enviado_en: null }]);
    // A mail server is configured later: a mail whose text was deleted is not sent.
    await mundo.job("enviar-correos");
    expect(await enviadosEn()).toEqual([{ enviado_en: null }]);
    mundo.reloj.avanzar(DIAS_EN_LA_BANDEJA * 24 * 60);
    await limpiar.run();
    expect(await textosA(email)).toEqual([]);
  });

  it("loses no mail that could not be handed over, however long that takes", async () => {
    const { email } = await mundo.persona({ claveHash });
    valor(await mundo.servicios.cuentas.recuperarClave.pedir({ quien: email, red: "203.0.113.7" }));
    const bandeja = makeBandejaDeSalida(mundo.db);
    mundo.reloj.avanzar(DIAS_EN_LA_BANDEJA * 24 * 60);
    await bandeja.tomar(mundo.reloj.ahora, () => mundo.reloj.ahora, 20);
    mundo.reloj.avanzar(60);
    await mundo.job("limpiar");
    expect(await textosA(email)).toEqual([expect.stringContaining("enlace=")]);
  });
});

describe("deleting my account", () => {
  it("takes the mails with it, also those to former addresses and to one that nobody confirmed", async () => {
    const { idPersona, email } = await mundo.persona({ claveHash });
    const contacto = {
      prefijo: "+51",
      telefono: "987654321",
      red: "203.0.113.7",
      canal: "web",
    } as const;
    const credenciales = { idPersona, idAcceso: "ninguno", clave: CLAVE };
    const { contacto: cambio } = mundo.servicios.cuentas.cuenta;
    valor(await cambio.guardar({ ...credenciales, ...contacto, version: 1, correo: "b@prueba.example" }));
    mundo.reloj.avanzar(1);
    const codigo = await codigoDe(mundo, "b@prueba.example");
    valor(await cambio.confirmarCorreo({ idPersona, codigo, red: contacto.red, canal: "web" }));
    valor(await cambio.guardar({ ...credenciales, ...contacto, version: 3, correo: "nunca@prueba.example" }));
    valor(await pedir(idPersona));
    mundo.reloj.avanzar(SIETE_DIAS);
    await mundo.job("eliminar-cuentas");
    for (const para of [email, "nunca@prueba.example"]) expect(await correosA(mundo, para)).toEqual([]);
    const quedan = await mundo.db.selectFrom("correos").select(["para", "asunto"]).execute();
    expect(quedan).toEqual([{ para: "b@prueba.example", asunto: "Eliminamos tu cuenta" }]);
  });

  it("wants the password, and not forever", async () => {
    const { idPersona } = await mundo.persona({ claveHash });
    for (let vez = 0; vez < 5; vez += 1)
      expect(rechazo(await pedir(idPersona, "otra"))).toBe("clave-incorrecta");
    expect(rechazo(await pedir(idPersona))).toBe("demasiados-intentos");
  });

  it("without a password wants a proof of the last ten minutes, once, and of nobody else", async () => {
    const entrar = async () => {
      const { idPersona, email: correo } = await mundo.persona({ claveHash });
      const entrada = { correo, clave: CLAVE, red: "203.0.113.7" };
      const { idAcceso } = valor(await mundo.servicios.cuentas.identidad.iniciarSesion(entrada));
      await mundo.db.deleteFrom("cuentas").where("id_persona", "=", idPersona).execute();
      return { idPersona, idAcceso, canal: "web" as const };
    };
    const {
      cuentas: { pedirEliminacion },
    } = mundo.servicios;
    const [propia, ajena] = [await entrar(), await entrar()];
    const confirmar = ({ idAcceso }: { idAcceso: string }) =>
      mundo.db
        .updateTable("accesos")
        .set({ probado_en: mundo.reloj.ahora.toISOString() })
        .where("id_acceso", "=", idAcceso)
        .execute();
    expect(rechazo(await pedirEliminacion(propia)), "a fresh sign-in is no proof").toBe("falta-confirmar");
    await confirmar(ajena);
    expect(rechazo(await pedirEliminacion({ ...propia, idAcceso: ajena.idAcceso }))).toBe("falta-confirmar");
    await confirmar(propia);
    mundo.reloj.avanzar(VIDA_DE_PRUEBA_EN_MINUTOS);
    const deUnaVez = await aLaVez(2, () => mundo.servicios.cuentas.probarAhora(propia));
    expect(deUnaVez.map(rechazo).sort()).toEqual(["aceptado", "falta-confirmar"]);
    await confirmar(propia);
    mundo.reloj.avanzar(VIDA_DE_PRUEBA_EN_MINUTOS + 1);
    expect(rechazo(await pedirEliminacion(propia))).toBe("falta-confirmar");
  });

  it("waits for the sessions that are paid", async () => {
    const { idPersona } = await conSesion();
    expect(rechazo(await pedir(idPersona))).toBe("tiene-sesiones");
  });

  it("says what comes before it: what there is already, and what was booked since for a day beyond it", async () => {
    const { pendienteDe, verEliminacion } = mundo.servicios.cuentas;
    const { idPersona } = await conSesion();
    expect(await verEliminacion(idPersona)).toBeNull();
    const pendiente = await pendienteDe(idPersona);
    expect(pendiente?.motivo).toBe("tiene-sesiones");
    const { hasta } = pendiente!;
    await mundo.db
      .insertInto("eliminaciones")
      .values({
        id_eliminacion: "pedida-antes",
        id_persona: idPersona,
        estado: "pedida",
        pedida_en: mundo.reloj.ahora.toISOString(),
        ejecutar_en: new Date(hasta.getTime() - 60_000).toISOString(),
      })
      .execute();
    expect(await verEliminacion(idPersona), "not before it").toMatchObject({
      ejecutarEn: hasta,
      antes: { motivo: "tiene-sesiones", hasta },
    });
    await mundo.db
      .updateTable("eliminaciones")
      .set({ ejecutar_en: new Date(hasta.getTime() + 60_000).toISOString() })
      .execute();
    expect((await verEliminacion(idPersona))?.antes, "the session has been by then").toBeNull();
  });

  it("is asked once, however many ask at once, and can be taken back until the last moment", async () => {
    const { idPersona, email } = await mundo.persona({ claveHash });
    const pedidas = await aLaVez(3, () => pedir(idPersona));
    expect(pedidas.map(rechazo).sort()).toEqual([
      "aceptado",
      "eliminacion-ya-pedida",
      "eliminacion-ya-pedida",
    ]);
    mundo.reloj.avanzar(SIETE_DIAS - 1);
    await mundo.job("eliminar-cuentas");
    expect((await filaDe(idPersona)).email).toBe(email);
    expect(rechazo(await cancelar(idPersona))).toBe("aceptado");
    expect(rechazo(await cancelar(idPersona))).toBe("sin-eliminacion");
    mundo.reloj.avanzar(2);
    await mundo.job("eliminar-cuentas");
    expect((await filaDe(idPersona)).email).toBe(email);
    expect((await asuntos()).map(([asunto]) => asunto).sort()).toEqual([
      "Pediste eliminar tu cuenta",
      "Tu cuenta sigue activa",
    ]);
  });

  it("after seven days leaves no name, frees mail and document, and keeps what the law asks for", async () => {
    const persona = await conSesion();
    const { idPersona, email } = persona;
    // After ten days the session has taken place.
    mundo.reloj.avanzar(10 * 24 * 60);
    valor(await pedir(idPersona));
    mundo.reloj.avanzar(SIETE_DIAS);
    await aLaVez(2, () => mundo.job("eliminar-cuentas"));

    const restos: string[] = [];
    for (const [tabla, { alEliminar }] of Object.entries(declared.personalData)) {
      const filas = await mundo.db
        .selectFrom(tabla as "personas")
        .selectAll()
        .execute();
      if (alEliminar === "borrar" && tabla !== "correos") expect(filas, tabla).toEqual([]);
      if (tabla !== "correos") restos.push(JSON.stringify(filas));
    }
    for (const dato of [
      persona.nombre,
      email,
      persona.numeroDocumento,
      persona.telefono,
      persona.digitalId,
    ]) {
      expect(restos.join("\n")).not.toContain(`"${dato}"`);
    }
    expect(await mundo.db.selectFrom("pedidos").selectAll().execute()).toHaveLength(1);
    expect(await mundo.db.selectFrom("citas").selectAll().execute()).toHaveLength(1);
    // The mail about the deletion is the last row with the address, until it is sent.
    expect(await asuntos()).toEqual([["Eliminamos tu cuenta", email]]);
    const [despedida] = await mundo.db.selectFrom("correos").selectAll().execute();
    expect(despedida!.id_persona, "not to be joined to anything that stays").toBeNull();
    expect(despedida!.texto).not.toContain(persona.nombre);
    await mundo.job("enviar-correos");
    await mundo.job("eliminar-cuentas");
    expect(await asuntos()).toEqual([]);
    // Another person may use the mail and the document now.
    await mundo.persona({
      email,
      numeroDocumento: persona.numeroDocumento,
      idTipoDocumento: persona.idTipoDocumento,
    });
  });

  it("leaves no mail to a specialist about the person's sessions, and those of others stay", async () => {
    const especialista = await mundo.especialista();
    const correo = "lucia@prueba.example";
    const { idEspecialista } = especialista;
    valor(await mundo.operador.guardarEspecialista({ operador: "ana", cambios: { idEspecialista, correo } }));
    const { conBono, mover } = conSesiones(mundo, () => especialista);
    const persona = await mundo.persona({ bonos: 1, claveHash });
    const { idPersona } = persona;
    const cita = await conBono({ persona });
    await mundo.job("enviar-correos");
    await mover(cita, "15:00");
    valor(await mundo.servicios.agenda.cancelarCita({ idPersona, idCita: cita.idCita }));
    await conBono({ hora: "11:00" });
    expect(await correosA(mundo, correo), "booked, moved and cancelled; booked by another").toHaveLength(4);
    valor(await pedir(idPersona));
    mundo.reloj.avanzar(SIETE_DIAS);
    await mundo.job("eliminar-cuentas");
    const quedan = await correosA(mundo, correo);
    expect(quedan.map(({ asunto }) => asunto)).toEqual([expect.stringContaining("11:00")]);
  });

  it("waits for a session that was booked in the meantime", async () => {
    const especialista = await mundo.especialista();
    const { idPersona, email } = await mundo.persona({ bonos: 1, claveHash });
    valor(await pedir(idPersona));
    mundo.reloj.avanzar(SIETE_DIAS - 60);
    const visto = await mundo.servicios.agenda.verEspecialista({
      idEspecialista: especialista.idEspecialista,
    });
    const { inicio, fin } = visto!.dias[1]!.horarios[0]!;
    const { idHorario } = valor(
      await mundo.servicios.agenda.retenerHorario({
        idPersona,
        idEspecialista: especialista.idEspecialista,
        inicio,
      }),
    );
    const { idPedido } = valor(await mundo.servicios.agenda.crearPedido({ idPersona, idHorario }));
    valor(await mundo.servicios.agenda.pagarConSaldo({ idPersona, idPedido }));
    mundo.reloj.avanzar(120);
    await mundo.job("eliminar-cuentas");
    expect((await filaDe(idPersona)).email).toBe(email);
    expect((await mundo.servicios.cuentas.verEliminacion(idPersona))?.ejecutarEn).toEqual(fin);
  });

  describe("waits for what is still owed to the person:", () => {
    const conEspecialista = async () => {
      const especialista = await mundo.especialista();
      return conSesiones(mundo, () => especialista);
    };
    const sigue = async (idPersona: number) => (await filaDe(idPersona)).nombre === "Rosa";
    const eliminar = async () => {
      mundo.reloj.avanzar(24 * 60);
      await mundo.job("eliminar-cuentas");
    };

    it("a session that its specialist missed, while it may still be moved or given back", async () => {
      const { conBono } = await conEspecialista();
      const persona = await mundo.persona({ bonos: 1, claveHash });
      const { idPersona } = persona;
      const { idCita } = await conBono({ persona });
      mundo.reloj.ahora = lima(MIERCOLES, "11:00");
      valor(
        await mundo.operador.marcarAusencia({
          operador: "ana",
          idCita,
          compensacion: "cambio",
          motivo: "Enfermó.",
        }),
      );
      mundo.reloj.avanzar(30 * 24 * 60);
      expect(rechazo(await pedir(idPersona))).toBe("tiene-cambio-libre");
      valor(await mundo.servicios.agenda.cancelarCita({ idPersona, idCita }));
      expect(rechazo(await pedir(idPersona))).toBe("aceptado");
    });

    it("a refund that is on its way, until the gateway has given it back", async () => {
      const { conTarjeta } = await conEspecialista();
      const persona = await mundo.persona({ claveHash });
      const { idPersona, idCita } = await conTarjeta({ persona });
      valor(await mundo.servicios.agenda.cancelarCita({ idPersona, idCita }));
      const { idPersona: otra } = await mundo.persona({ claveHash });
      expect(rechazo(await pedir(idPersona))).toBe("tiene-devolucion");
      expect(rechazo(await pedir(otra))).toBe("aceptado");
      await mundo.job("devolver-pagos");
      expect(rechazo(await pedir(idPersona))).toBe("aceptado");
    });

    it("the difference of a session that a cheaper specialist took, which goes back in part", async () => {
      const { conTarjeta, mover } = await conEspecialista();
      const barato = await mundo.especialista({ precioCentimos: 70_00 });
      const persona = await mundo.persona({ claveHash });
      const cita = await conTarjeta({ persona });
      valor(await mover(cita, "15:00", { con: barato, diferencia: -20_00 }));
      mundo.reloj.ahora = lima(MIERCOLES, "18:00");
      const { idPersona: otra } = await mundo.persona({ claveHash });
      expect(rechazo(await pedir(persona.idPersona))).toBe("tiene-devolucion");
      expect(rechazo(await pedir(otra))).toBe("aceptado");
      await mundo.job("devolver-pagos");
      expect(rechazo(await pedir(persona.idPersona))).toBe("aceptado");
    });

    it("also when it came after the request, which it puts off day by day and says so once", async () => {
      const { conTarjeta } = await conEspecialista();
      const persona = await mundo.persona({ claveHash });
      const { idPersona } = persona;
      valor(await pedir(idPersona));
      const { idCita } = await conTarjeta({ persona });
      mundo.reloj.ahora = lima(MIERCOLES, "11:00");
      valor(
        await mundo.operador.marcarAusencia({
          operador: "ana",
          idCita,
          compensacion: "cambio",
          motivo: "Enfermó.",
        }),
      );
      mundo.reloj.avanzar(SIETE_DIAS);
      for (let dia = 0; dia < 3; dia++) await eliminar();
      expect(await sigue(idPersona)).toBe(true);

      valor(await mundo.servicios.agenda.cancelarCita({ idPersona, idCita }));
      await eliminar();
      expect(await sigue(idPersona)).toBe(true);
      const esperas = (await asuntos()).filter(([asunto]) => asunto === "Todavía no eliminamos tu cuenta");
      expect(esperas, "for the session, and for the refund").toHaveLength(2);

      await mundo.job("devolver-pagos");
      await eliminar();
      expect(await sigue(idPersona)).toBe(false);
      expect(mundo.pasarela.devoluciones).toHaveLength(1);
    });
  });
});
