import { availableParallelism } from "node:os";
import { describe, expect, it } from "vitest";
import { NoDisponible } from "../../../app/domain/shared/fallo";
import { hastaElAlto } from "../../../app/domain/shared/unidades";
import { LUGARES } from "../../../server/cuentas/identidad/claves";
import { makeCola } from "../../../server/cuentas/identidad/cola";

describe("a queue for what takes a whole core", () => {
  /** Each piece of work ends when the test says so. */
  function trabajos() {
    const finales: (() => void)[] = [];
    const trabajo = () => new Promise<number>((resolve) => finales.push(() => resolve(finales.length)));
    return { trabajo, empezados: () => finales.length, acabar: (cual: number) => finales[cual]!() };
  }
  const unaVuelta = () => new Promise<void>((resolve) => setImmediate(resolve));

  it("runs so many at once, and the others in their order", async () => {
    const { trabajo, empezados, acabar } = trabajos();
    const porTurnos = makeCola(1, 2);
    const acabados: string[] = [];
    const todos = ["a", "b", "c"].map((quien) => porTurnos(trabajo).then(() => acabados.push(quien)));
    await unaVuelta();
    expect(empezados()).toBe(1);
    for (let cual = 0; cual < 3; cual++) {
      acabar(cual);
      await unaVuelta();
    }
    await Promise.all(todos);
    expect(acabados).toEqual(["a", "b", "c"]);
  });

  async function enOrden(pedidos: readonly [quien: string, conocida?: number][]) {
    const { trabajo, acabar } = trabajos();
    const porTurnos = makeCola(1, pedidos.length);
    const acabados: string[] = [];
    const todos = pedidos.map(([quien, conocida]) =>
      porTurnos(trabajo, conocida).then(() => acabados.push(quien)),
    );
    for (let cual = 0; cual < todos.length; cual++) {
      await unaVuelta();
      acabar(cual);
    }
    await Promise.all(todos);
    return acabados.join(" ");
  }

  it("lets those first who are known, in their order", async () => {
    expect(await enOrden([["a"], ["b"], ["c", 1], ["d"], ["e", 2]])).toBe("a c e b d");
  });

  it("gives the others each third place, however many are known", async () => {
    const conocidas = ["k", "l", "m", "n", "o"].map((quien, una): [string, number] => [quien, una]);
    expect(await enOrden([["a"], ["b"], ["c"], ["d"], ...conocidas])).toBe("a k l b m n c o d");
  });

  it("knows nobody more than twice at a time", async () => {
    expect(await enOrden([["a"], ["b"], ["r", 1], ["s", 1], ["t", 1], ["u", 2]])).toBe("a r s b u t");
  });

  it("has eight places for one person at a time, and tells them to come back with a ninth", async () => {
    const { trabajo, acabar } = trabajos();
    const porTurnos = makeCola(1, 32, 8);
    const suyas = Array.from({ length: 8 }, () => porTurnos(trabajo, 1));
    await expect(porTurnos(trabajo, 1)).rejects.toThrow(NoDisponible);
    const deOtra = porTurnos(trabajo, 2);
    for (let cual = 0; cual < 9; cual++) {
      await unaVuelta();
      acabar(cual);
    }
    await Promise.all([...suyas, deOtra]);
  });

  it("turns away whoever finds it full, and takes the next one once there is room", async () => {
    const { trabajo, acabar } = trabajos();
    const porTurnos = makeCola(1, 1);
    const [uno, dos] = [porTurnos(trabajo), porTurnos(trabajo)];
    await expect(porTurnos(trabajo)).rejects.toEqual(new NoDisponible("mucha-gente"));
    acabar(0);
    await uno;
    const tres = porTurnos(async () => "entró");
    await unaVuelta();
    acabar(1);
    await dos;
    expect(await tres).toBe("entró");
  });

  it("keeps places for those who are to be first, which nobody else takes", async () => {
    const { trabajo, empezados, acabar } = trabajos();
    const porTurnos = makeCola(1, 1, 1);
    const sinLugar: string[] = [];
    const pedir = (quien: string, conocida?: number) =>
      porTurnos(trabajo, conocida).catch(() => sinLugar.push(quien));
    const todos = [pedir("a"), pedir("b"), pedir("c"), pedir("d", 1), pedir("e", 2)];
    await unaVuelta();
    expect(sinLugar).toEqual(["c", "e"]);
    for (let cual = 0; cual < 3; cual++) {
      acabar(cual);
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
    const hechas: number[] = [];
    for (const unidad of hastaElAlto([1, 2, 3], alto.signal)) {
      hechas.push(unidad);
      if (unidad === 2) alto.abort();
    }
    expect(hechas).toEqual([1, 2]);
  });
});
