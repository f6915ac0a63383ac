import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { DIGESTOS } from "../../../server/recompensas/ruleta/digestos";
import { makeJugadaDeRuletaRepository } from "../../../server/recompensas/repositories/jugadasDeRuleta";
import { revisarRonda } from "../../../app/domain/recompensas/ruleta/prueba";
import { lima } from "../../support/constructores";
import { makePersonaRepository } from "../../../server/cuentas/repositories/personas";
import { carpetaDeContenido } from "../../support/contenido";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { unMiembro } from "../../support/equipo";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

/** A round of one kind of prize, half of the parts, of which there are twenty; each person may have one. */
const RONDA = `uid: de-prueba
titulo: "Ruleta de prueba"
desde: "2026-12-01"
giranPor: [taller]
girosPorDia: 2
premios:
  - uid: diez-monedas
    nombre: "10 monedas"
    partes: 5000
    existencias: 20
    unoPorPersona: true
    da: { clase: monedas, cantidad: 10 }
  - uid: una-taza
    nombre: "Una taza"
    partes: 2500
    da: { clase: objeto, valorEnCentimos: 2000, recojo: "En la oficina." }
  - uid: una-sesion
    nombre: "Una sesión"
    partes: 2000
    da: { clase: bono, especialidad: nutricion }
bases: ["Se juega."]
`;

const carpeta = carpetaDeContenido();
carpeta.borrar("rondas/del-mes.yaml");
carpeta.escribir("rondas/de-prueba.yaml", RONDA);
const mundo = await abrirMundo({ contenido: fuenteDeArchivos(carpeta.carpeta) });
const { servicios, reloj, db } = mundo;
const ruleta = servicios.recompensas.ruleta!;
const DE_PRUEBA = "de-prueba-2026-12";

beforeEach(async () => {
  reloj.ahora = lima("2026-12-01", "00:00");
  await mundo.job("rondas-de-ruleta");
});

/** A person of age with turns of so many days. */
async function conGiros(cuantos: number) {
  const { idPersona } = await mundo.persona();
  valor(await ruleta.decirNacimiento(idPersona, "1990-05-17"));
  const dias = Array.from({ length: cuantos }, (_, dia) => `2026-12-${String(dia + 1).padStart(2, "0")}`);
  if (cuantos > 0) await deRuleta().ganarGiros(DE_PRUEBA, idPersona, dias, reloj.ahora);
  return idPersona;
}
const deRuleta = () => makeJugadaDeRuletaRepository(db);
const jugar = (idPersona: number, idJugada: string = randomUUID(), palabra = "") =>
  ruleta.jugar({ idPersona, idJugada, palabra });
const giros = async (idPersona: number) => (await ruleta.ver(idPersona))!.giros;
const monedas = async (idPersona: number) => (await servicios.paquetes.monedas!.ver(idPersona)).total;

describe("a play of the roulette", () => {
  it("costs one turn for ten presses of one button, and gives the same result", async () => {
    const idPersona = await conGiros(2);
    const idJugada = randomUUID();
    const jugadas = (await aLaVez(10, () => jugar(idPersona, idJugada))).map(valor);
    expect(new Set(jugadas.map(({ eslabon }) => eslabon)).size).toBe(1);
    const { gasta } = jugadas[0]!;
    expect(await giros(idPersona)).toBe(gasta ? 1 : 2);
    expect(rechazo(await jugar(await conGiros(1), idJugada))).toBe("jugada-no-existe");
  });

  it("is refused without a turn, over the limit of the day, in a pause, off, or under age", async () => {
    expect(rechazo(await jugar(await conGiros(0)))).toBe("sin-giros");
    const conLimite = await conGiros(9);
    valor(await ruleta.limitar(conLimite, 1));
    const dadas: string[] = [];
    for (let vez = 0; vez < 40 && dadas.at(-1) !== "limite-del-dia"; vez++)
      dadas.push(rechazo(await jugar(conLimite)));
    expect(await giros(conLimite)).toBe(8);
    expect(await ruleta.finDeLosGiros()).toEqual(lima("2027-01-01", "00:00"));
    valor(await ruleta.pausar(conLimite, 7));
    expect(rechazo(await ruleta.pausar(conLimite, 1))).toBe("pausa-no-se-acorta");
    reloj.avanzar(2 * 24 * 60);
    expect(rechazo(await jugar(conLimite))).toBe("juego-en-pausa");
    valor(await ruleta.apagar(conLimite, true));
    expect(rechazo(await jugar(conLimite))).toBe("juego-apagado");
    const { idPersona: sinEdad } = await mundo.persona();
    expect(rechazo(await jugar(sinEdad))).toBe("falta-nacimiento");
    valor(await ruleta.decirNacimiento(sinEdad, "2008-12-31"));
    expect(rechazo(await jugar(sinEdad))).toBe("menor-de-edad");
    expect(rechazo(await ruleta.decirNacimiento(sinEdad, "1990-01-01"))).toBe("nacimiento-ya-dicho");
  });

  it("gives twenty prizes to two hundred plays at once, each brought once, and loses no turn", async () => {
    const personas = await Promise.all(Array.from({ length: 50 }, () => conGiros(4)));
    await aLaVez(200, (vez) => jugar(personas[vez % personas.length]!));
    const premiadas = await db
      .selectFrom("jugadas_de_ruleta")
      .select(({ fn }) => fn.countAll<number | string>().as("cuantas"))
      .where("premio", "=", "diez-monedas")
      .executeTakeFirstOrThrow();
    expect(Number(premiadas.cuantas)).toBe(20);
    const totales = await Promise.all(personas.map(monedas));
    const enTotal = totales.reduce((suma, total) => suma + total, 0);
    const deAntes = await db
      .selectFrom("movimientos_de_monedas")
      .select(({ fn }) => fn.sum<number | string>("cantidad").as("suma"))
      .executeTakeFirstOrThrow();
    expect(Math.max(...totales)).toBeLessThanOrEqual(10);
    expect(Number(deAntes.suma)).toBe(200);
    expect(enTotal).toBeLessThanOrEqual(200);
    const usados = await db
      .selectFrom("giros_de_ruleta")
      .select(({ fn }) => fn.countAll<number | string>().as("cuantos"))
      .where("id_jugada", "is not", null)
      .executeTakeFirstOrThrow();
    const gastadas = await db
      .selectFrom("jugadas_de_ruleta")
      .select(({ fn }) => fn.countAll<number | string>().as("cuantas"))
      .where("gasta", "=", 1)
      .executeTakeFirstOrThrow();
    expect(Number(usados.cuantos)).toBe(Number(gastadas.cuantas));
  });

  it("costs no turn when it falls on a prize of one for each person that this one has", async () => {
    const idPersona = await conGiros(30);
    const jugadas = [];
    for (let dia = 1; dia <= 15; dia++) {
      reloj.ahora = lima(`2026-12-${String(dia).padStart(2, "0")}`, "12:00");
      for (let otra = await jugar(idPersona); otra.ok; otra = await jugar(idPersona))
        jugadas.push(otra.value);
    }
    expect(jugadas.filter(({ premio }) => premio === "diez-monedas")).toHaveLength(1);
    expect(await monedas(idPersona)).toBe(10);
    expect(jugadas.filter(({ gasta }) => gasta)).toHaveLength(30);
    expect(jugadas.filter(({ gasta }) => !gasta).length).toBeGreaterThan(0);
    expect(await giros(idPersona)).toBe(0);
  });

  it("is the same by /v2, which says before it whether it would be taken, and with what chance", async () => {
    const { llamar, abrirSesion } = abrirApi(mundo);
    const pedir = async (idPersona: number, metodo: string, ruta: string, cuerpo?: object) => {
      const { token } = await abrirSesion(idPersona);
      const cabeceras = { "idempotency-key": randomUUID() };
      return llamar(metodo, ruta, { clave: CLAVES_DE_API.private, token, cuerpo, cabeceras });
    };
    const { cuerpo: sinGiros } = await pedir(await conGiros(0), "GET", "/ruleta");
    expect(sinGiros.data).toMatchObject({
      disponible: true,
      puedeJugar: false,
      motivo: "sin-giros",
      giros: 0,
    });
    const idPersona = await conGiros(1);
    const { cuerpo: antes } = await pedir(idPersona, "GET", "/ruleta");
    expect(antes.data).toMatchObject({
      ...{ disponible: true, puedeJugar: true, motivo: null, giros: 1 },
      sinPremio: { publicado: 5, ahora: 5 },
      premios: [{ publicado: 50, quedan: 20 }, { publicado: 25 }, { publicado: 20 }],
    });
    const idJugada = randomUUID();
    const { estado, cuerpo } = await pedir(idPersona, "POST", "/ruleta/jugadas", { idJugada });
    expect(estado).toBe(201);
    const repetida = await pedir(idPersona, "POST", "/ruleta/jugadas", { idJugada });
    expect(repetida.cuerpo.data).toEqual(cuerpo.data);
    expect((await pedir(await conGiros(1), "POST", "/ruleta/jugadas", { idJugada })).estado).toBe(404);
  });

  it("brings an object that is handed over once, by the code that its person shows", async () => {
    const idPersona = await conGiros(1);
    const { idJugada } = valor(await jugar(idPersona));
    const premio = { nombre: "Una taza", codigo: "0123456789ABCDEF", recojo: "En la oficina." };
    await db.deleteFrom("entregas_de_ruleta").execute();
    await deRuleta().prometerEntrega(idJugada, premio);
    expect(await ruleta.porRecoger(idPersona)).toMatchObject([premio]);
    const entregar = () =>
      mundo.producto.acts.ruleta.entregarPremio({ operador: "ana", codigo: "0123 4567-89ab cdef" });
    const entregas = await aLaVez(3, entregar);
    expect(entregas.map(rechazo).toSorted()).toEqual(["aceptado", "premio-no-existe", "premio-no-existe"]);
    expect(await ruleta.porRecoger(idPersona)).toEqual([]);
    expect((await ruleta.ver(idPersona))!.jugadas[0]!.recogidoEn).toEqual(reloj.ahora);
  });

  it("keeps the code of an object in sight after any number of plays, and without a round", async () => {
    const idPersona = await conGiros(31);
    const { idJugada } = valor(await jugar(idPersona));
    const premio = { nombre: "Una taza", codigo: "0123456789ABCDEF", recojo: "En la oficina." };
    await db.deleteFrom("entregas_de_ruleta").execute();
    await deRuleta().prometerEntrega(idJugada, premio);
    for (let dia = 2; dia <= 20; dia++) {
      reloj.ahora = lima(`2026-12-${String(dia).padStart(2, "0")}`, "12:00");
      for (let otra = await jugar(idPersona); otra.ok; otra = await jugar(idPersona));
    }
    await db.deleteFrom("entregas_de_ruleta").where("id_jugada", "!=", idJugada).execute();
    expect((await ruleta.ver(idPersona))!.jugadas.map((suya) => suya.idJugada)).not.toContain(idJugada);
    const espera = [{ idJugada, dia: "2026-12-01", ...premio }];
    expect(await ruleta.porRecoger(idPersona)).toEqual(espera);
    reloj.ahora = lima("2027-01-01", "00:00");
    expect(await ruleta.ver(idPersona)).toBeNull();
    expect(await ruleta.porRecoger(idPersona)).toEqual(espera);
  });

  it("of a person who works here is refused: they may know a seed", async () => {
    const idPersona = await conGiros(1);
    const { email } = (await makePersonaRepository(db).porId(idPersona))!;
    const { idCuenta } = await unMiembro(mundo, "atencion");
    await db
      .updateTable("cuentas_de_equipo")
      .set({ correo: email })
      .where("id_cuenta", "=", idCuenta)
      .execute();
    expect(rechazo(await jugar(idPersona))).toBe("es-del-equipo");
  });
});

describe("a round", () => {
  it("opens with the stock of its prizes, or not at all, whenever the process dies", async () => {
    reloj.ahora = lima("2027-02-01", "00:00");
    let consultas = Infinity;
    const moribundo = await mundo.otroProceso({
      alConsultar: () => {
        if (--consultas < 0) throw new Error("the process died");
      },
    });
    const abrir = moribundo.jobs.find(({ nombre }) => nombre === "rondas-de-ruleta")!;
    const limitados = ({ premios }: { premios: { existencias: number | null }[] }) =>
      premios.filter(({ existencias }) => existencias !== null).length;
    let [muertes, viva] = [0, false];
    while (!viva) {
      consultas = muertes++;
      viva = await abrir.run().then(
        () => true,
        () => false,
      );
      const rondas = await db.selectFrom("rondas_de_ruleta").selectAll().execute();
      for (const { id_ronda, terminos } of rondas) {
        const filas = await db
          .selectFrom("premios_de_ruleta")
          .select("premio")
          .where("id_ronda", "=", id_ronda)
          .execute();
        expect(filas).toHaveLength(limitados(JSON.parse(terminos) as Parameters<typeof limitados>[0]));
      }
    }
    expect(muertes).toBeGreaterThan(2);
  });

  it("publishes its seed at the end, and anybody finds a play that was changed, added, dropped or moved", async () => {
    const personas = await Promise.all(Array.from({ length: 10 }, () => conGiros(2)));
    for (const idPersona of [...personas, ...personas]) await jugar(idPersona, undefined, "mar");
    const { value: antes } = (await ruleta.verRonda(DE_PRUEBA)) as { value: { semilla: string | null } };
    expect(antes.semilla).toBeNull();
    reloj.ahora = lima("2027-01-01", "00:00");
    await mundo.job("rondas-de-ruleta");
    const ronda = valor(await ruleta.verRonda(DE_PRUEBA));
    const revelada = { ...ronda, semilla: ronda.semilla! };
    const jugadas = await ruleta.verJugadas(DE_PRUEBA, 0);
    expect(jugadas.length).toBe(ronda.jugadas);
    expect(revisarRonda(DIGESTOS, revelada, jugadas)).toBeNull();
    expect(jugadas.at(-1)!.eslabon).toBe(ronda.ultimo);
    const cambiada = jugadas.map((jugada, lugar) => (lugar === 3 ? { ...jugada, premio: "otro" } : jugada));
    expect(revisarRonda(DIGESTOS, revelada, cambiada)).toContain("jugada 4");
    expect(revisarRonda(DIGESTOS, revelada, jugadas.toSpliced(2, 1))).toContain("fuera de su lugar");
    expect(revisarRonda(DIGESTOS, { ...revelada, semilla: "otra" }, jugadas)).toContain("semilla");
    const [primera, segunda] = jugadas;
    const movidas = [{ ...segunda!, numero: 1 }, { ...primera!, numero: 2 }, ...jugadas.slice(2)];
    expect(revisarRonda(DIGESTOS, revelada, movidas)).not.toBeNull();
    const otraLista = revelada.lista.replace("5000", "4999");
    expect(revisarRonda(DIGESTOS, { ...revelada, lista: otraLista }, jugadas)).not.toBeNull();
    // A process whose clock is behind takes no play whose result everybody can know.
    reloj.avanzar(-1 / 12);
    expect(rechazo(await jugar(personas[0]!))).toBe("ruleta-cerrada");
    reloj.ahora = lima("2027-01-01", "00:00");
    // A person finds the round that ended from their page, and each round leads to the next one.
    const anteriores = await ruleta.rondasAnteriores(personas[0]!);
    expect(anteriores).toEqual([{ idRonda: DE_PRUEBA, desde: ronda.desde }]);
    expect(await ruleta.rondasAnteriores(await conGiros(1))).toEqual([]);
    const enero = { idRonda: "de-prueba-2027-01", desde: reloj.ahora };
    expect(await ruleta.rondasVecinas(ronda)).toEqual({ anterior: null, siguiente: enero });
    expect(await ruleta.rondasVecinas(enero)).toEqual({ anterior: anteriores[0], siguiente: null });
    // January has a round of its own, and turns do not pass to it.
    expect(rechazo(await jugar(personas[0]!))).toBe("sin-giros");
  });
});
