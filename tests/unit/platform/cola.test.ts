import { availableParallelism } from "node:os";
import { describe, expect, it } from "vitest";
import { NoDisponible } from "../../../app/domain/shared/fallo";
import { hastaElAlto } from "../../../app/domain/shared/unidades";
import { LUGARES } from "../../../server/cuentas/identidad/claves";
import { makeCola } from "../../../server/platform/cola";

describe("a queue for what takes a whole core", () => {
  /** Makes tasks that end when the test says so. */
  function trabajos() {
    const finales: (() => void)[] = [];
    const trabajo = () => new Promise<number>((resolve) => finales.push(() => resolve(finales.length)));
    return { trabajo, empezados: () => finales.length, acabar: (indice: number) => finales[indice]!() };
  }
  const unaVuelta = () => new Promise<void>((resolve) => setImmediate(resolve));

  it("runs so many at once, and the others in their order", async () => {
    const { trabajo, empezados, acabar } = trabajos();
    const porTurnos = makeCola(1, 2);
    const acabados: string[] = [];
    const todos = ["a", "b", "c"].map((nombre) => porTurnos(trabajo).then(() => acabados.push(nombre)));
    await unaVuelta();
    expect(empezados()).toBe(1);
    for (let indice = 0; indice < 3; indice++) {
      acabar(indice);
      await unaVuelta();
    }
    await Promise.all(todos);
    expect(acabados).toEqual(["a", "b", "c"]);
  });

  async function enOrden(pedidos: readonly [nombre: string, conocida?: number][]) {
    const { trabajo, acabar } = trabajos();
    const porTurnos = makeCola(1, pedidos.length);
    const acabados: string[] = [];
    const todos = pedidos.map(([nombre, conocida]) =>
      porTurnos(trabajo, conocida).then(() => acabados.push(nombre)),
    );
    for (let indice = 0; indice < todos.length; indice++) {
      await unaVuelta();
      acabar(indice);
    }
    await Promise.all(todos);
    return acabados.join(" ");
  }

  it("lets those first who are known, in their order", async () => {
    expect(await enOrden([["a"], ["b"], ["c", 1], ["d"], ["e", 2]])).toBe("a c e b d");
  });

  it("gives the others each third place, however many are known", async () => {
    const conocidas = ["k", "l", "m", "n", "o"].map((nombre, indice): [string, number] => [nombre, indice]);
    expect(await enOrden([["a"], ["b"], ["c"], ["d"], ...conocidas])).toBe("a k l b m n c o d");
  });

  it("knows nobody more than twice at a time", async () => {
    expect(await enOrden([["a"], ["b"], ["r", 1], ["s", 1], ["t", 1], ["u", 2]])).toBe("a r s b u t");
  });

  it("has eight places for one person at a time, and tells them to come back with a ninth", async () => {
    const { trabajo, acabar } = trabajos();
    const porTurnos = makeCola(1, 32, 8);
    const turnos = Array.from({ length: 8 }, () => porTurnos(trabajo, 1));
    await expect(porTurnos(trabajo, 1)).rejects.toThrow(NoDisponible);
    const deOtra = porTurnos(trabajo, 2);
    for (let indice = 0; indice < 9; indice++) {
      await unaVuelta();
      acabar(indice);
    }
    await Promise.all([...turnos, deOtra]);
  });

  it("turns away whoever finds it full, and takes the next one once there is room", async () => {
    const { trabajo, acabar } = trabajos();
    const porTurnos = makeCola(1, 1);
    const [primero, segundo] = [porTurnos(trabajo), porTurnos(trabajo)];
    await expect(porTurnos(trabajo)).rejects.toEqual(new NoDisponible("mucha-gente"));
    acabar(0);
    await primero;
    const tres = porTurnos(async () => "entró");
    await unaVuelta();
    acabar(1);
    await segundo;
    expect(await tres).toBe("entró");
  });

  it("keeps places for those who are to be first, which nobody else takes", async () => {
    const { trabajo, empezados, acabar } = trabajos();
    const porTurnos = makeCola(1, 1, 1);
    const sinLugar: string[] = [];
    const pedir = (nombre: string, conocida?: number) =>
      porTurnos(trabajo, conocida).catch(() => sinLugar.push(nombre));
    const todos = [pedir("a"), pedir("b"), pedir("c"), pedir("d", 1), pedir("e", 2)];
    await unaVuelta();
    expect(sinLugar).toEqual(["c", "e"]);
    for (let indice = 0; indice < 3; indice++) {
      acabar(indice);
      await unaVuelta();
    }
    await Promise.all(todos);
    expect(empezados()).toBe(3);
  });

  it("gives the place on when the work fails", async () => {
    const porTurnos = makeCola(1, 1);
    const falla = porTurnos(() => Promise.reject(new Error("no")));
    const sigue = porTurnos(async () => "sigue");
    await expect(falla).rejects.toThrow("no");
    expect(await sigue).toBe("sigue");
  });
});

it("passwords leave a core and two threads to others, and no more than 32 wait", () => {
  const threads = Number(process.env.UV_THREADPOOL_SIZE) || 4;
  expect(LUGARES).toBe(Math.max(1, Math.min(availableParallelism() - 1, threads - 2)) + 32);
});

describe("the units of a job", () => {
  it("go on until the process is to end, and no further", () => {
    const alto = new AbortController();
    const unidades: number[] = [];
    for (const unidad of hastaElAlto([1, 2, 3], alto.signal)) {
      unidades.push(unidad);
      if (unidad === 2) alto.abort();
    }
    expect(unidades).toEqual([1, 2]);
  });
});
