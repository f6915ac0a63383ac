import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { ROLES } from "../../../app/domain/equipo/derechos/derechos";
import type { Miembro } from "../../../app/domain/equipo/derechos/exigir";
import { unMiembro } from "../../support/equipo";
import { abrirMundo, rechazo, valor } from "../../support/servicios";
import { conSesiones } from "../../support/sesiones";

const mundo = await abrirMundo();
const { servicios, db } = mundo;
const { atencion } = servicios;

let especialista: EspecialistaConAgenda;
let ana: Miembro;
beforeEach(async () => {
  especialista = await mundo.especialista();
  ana = await unMiembro(mundo, "atencion");
});
const { conTarjeta } = conSesiones(mundo, () => especialista);

const CON_BUSQUEDA = ["atencion", "coordinacion", "datos", "finanzas"];
const buscar = (texto: string, miembro = ana, motivo?: string) =>
  atencion.buscar(miembro, motivo === undefined ? { texto } : { texto, motivo });
const hallados = async (texto: string, miembro = ana) =>
  valor(await buscar(texto, miembro)).personas.map(({ idPersona }) => idPersona);
const lineas = () =>
  db.selectFrom("registro_de_equipo").selectAll().orderBy("creada_en").orderBy("id_linea").execute();

describe("the search of the staff", () => {
  it("finds a person by mail, document and telephone, whole and hidden", async () => {
    const persona = await mundo.persona({ nombre: "Rosa María", telefono: "987654001" });
    for (const texto of [persona.email.toUpperCase(), persona.numeroDocumento, "+51 987 654 001"])
      expect(await hallados(texto), texto).toEqual([persona.idPersona]);
    const { personas } = valor(await buscar(persona.email));
    expect(JSON.stringify(personas)).not.toContain(persona.numeroDocumento);
    expect(JSON.stringify(personas)).not.toContain(persona.email);
    expect(await hallados(persona.email.slice(0, -1))).toEqual([]);
  });

  it("gives the order itself for its code, its id, and the code of its session", async () => {
    const { idPedido, idCita } = await conTarjeta();
    const de = (tabla: "pedidos" | "citas") =>
      db.selectFrom(tabla).select("codigo_corto").executeTakeFirstOrThrow();
    const codigos = [(await de("pedidos")).codigo_corto!, (await de("citas")).codigo_corto!];
    for (const texto of [...codigos, idPedido, idCita])
      expect(valor(await buscar(texto)).idPedido, texto).toBe(idPedido);
    const datos = await unMiembro(mundo, "datos");
    expect(valor(await buscar(codigos[0]!, datos)).idPedido).toBeNull();
  });

  it("writes the kind and the persons in the registro, and never the searched text", async () => {
    const persona = await mundo.persona();
    await buscar(persona.email);
    await buscar("nadie@correo.example");
    const escritas = await lineas();
    expect(escritas.map(({ accion, objeto, id_persona }) => [accion, objeto, id_persona])).toEqual(
      expect.arrayContaining([
        ["busco", "correo", persona.idPersona],
        ["busco", "correo", null],
      ]),
    );
    expect(JSON.stringify(escritas)).not.toMatch(/correo\.example"|nadie@/);
  });

  it("asks for a reason after thirty persons in an hour, and only then", async () => {
    for (let vez = 0; vez < 30; vez++) {
      const { email } = await mundo.persona();
      expect(await hallados(email)).toHaveLength(1);
    }
    const { email, idPersona } = await mundo.persona();
    expect(rechazo(await buscar(email))).toBe("falta-motivo");
    expect(rechazo(await atencion.verPersona(ana, idPersona))).toBe("falta-motivo");
    expect(valor(await buscar(email, ana, "Llamó por su pedido")).personas).toHaveLength(1);
    expect((await lineas()).filter(({ motivo }) => motivo === "Llamó por su pedido")).toHaveLength(1);
    valor(await atencion.verPersona(ana, idPersona));
    mundo.reloj.avanzar(61);
    expect(await hallados(email)).toEqual([idPersona]);
  });

  it("is refused to every other role", async () => {
    for (const rol of ROLES) {
      const miembro = await unMiembro(mundo, rol);
      const resultado = await buscar("nadie@correo.example", miembro);
      expect(resultado.ok, rol).toBe(CON_BUSQUEDA.includes(rol));
    }
  });
});

describe("the page of a person", () => {
  it("tells the sessions without their specialty to Atención, with it to Coordinación, and none to others", async () => {
    const { idPersona } = await conTarjeta();
    const de = async (rol: (typeof ROLES)[number]) =>
      valor(await atencion.verPersona(await unMiembro(mundo, rol), idPersona));
    expect((await de("atencion")).sesiones).toHaveLength(1);
    expect((await de("atencion")).sesiones[0]).not.toHaveProperty("especialidad");
    expect((await de("coordinacion")).sesiones[0]).toHaveProperty("especialidad");
    expect((await de("finanzas")).sesiones).toEqual([]);
    expect((await de("finanzas")).pedidos).toHaveLength(1);
    expect(await de("datos")).toMatchObject({ sesiones: [], pedidos: [], comprobantes: [] });
  });

  it("gives the whole contact for a reason, and tells the person without a name", async () => {
    const { idPersona, email } = await mundo.persona();
    const contacto = await atencion.verContacto(ana, { idPersona, motivo: "No le llegó su correo" });
    expect(valor(contacto).email).toBe(email);
    const accesos = await db
      .selectFrom("accesos_a_datos")
      .selectAll()
      .where("id_persona", "=", idPersona)
      .execute();
    expect(accesos.map(({ accion, actor }) => `${accion} ${actor}`)).toContain("contacto-visto soporte");
    expect(JSON.stringify(accesos)).not.toContain(ana.nombre);
    expect((await lineas()).find(({ accion }) => accion === "vio-contacto")).toMatchObject({
      ...{ id_persona: idPersona, motivo: "No le llegó su correo", id_cuenta: ana.idCuenta },
    });
  });

  it("gives the contact to no role without the right, nor to a guard without a taken alert", async () => {
    const { idPersona } = await mundo.persona();
    for (const rol of ["finanzas", "guardia", "sistemas", "especialista"] as const) {
      const pedido = atencion.verContacto(await unMiembro(mundo, rol), { idPersona, motivo: "porque sí" });
      expect(rechazo(await pedido), rol).toBe("sin-derecho");
    }
  });
});
