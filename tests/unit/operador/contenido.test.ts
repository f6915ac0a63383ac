import { PLANES, planVigente } from "../../../app/domain/cuentas/perfil/planes";
import { BONOS_DE_CADA_PLAN } from "../../../app/domain/paquetes/planes/bonosDePlan";
import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { SLUGS_DE_ESPECIALIDAD } from "../../../app/domain/shared/especialidades/especialidad";
import { aSlug } from "../../../app/domain/shared/palabras";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { diaDeSemana, minutosDe, sumarDias } from "../../../app/domain/shared/fechas";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { ESPECIALIDADES } from "../../../server/seed/contenido/especialidades";
import {
  ESPECIALISTAS,
  especialistasDeDemostracion,
} from "../../../server/seed/contenido/especialistas/especialistasDeDemostracion";

const HOY = "2028-02-27";
const REJILLA_EN_MINUTOS = 5;
const RETRATOS = Array.from({ length: 16 }, (_, index) => `retrato-${String(index + 1).padStart(2, "0")}`);

const unicos = (valores: readonly string[]) => new Set(valores).size === valores.length;
const frases = (texto: string) => texto.split(/(?<=\.) /);
const deEspecialidad = (slug: string) => ESPECIALISTAS.filter(({ especialidad }) => especialidad === slug);

describe("the specialties of the demo", () => {
  it("are the six, in order, psychology being the default", () => {
    expect(ESPECIALIDADES.map(({ id, slug }) => [id, slug])).toEqual(
      SLUGS_DE_ESPECIALIDAD.map((slug, index) => [index + 1, slug]),
    );
    expect(ESPECIALIDADES.filter(({ isDefault }) => isDefault).map(({ slug }) => slug)).toEqual([
      "psicologia",
    ]);
  });

  it("have codes of three or four letters and names of their own", () => {
    for (const { code } of ESPECIALIDADES) expect(code).toMatch(/^[A-Z]{3,4}$/);
    expect(unicos(ESPECIALIDADES.map(({ code }) => code))).toBe(true);
    expect(unicos(ESPECIALIDADES.map(({ name }) => name))).toBe(true);
  });

  test.each(ESPECIALIDADES)(
    "$name says what it is in one sentence, and more in two or three",
    (especialidad) => {
      expect(frases(especialidad.information)).toHaveLength(1);
      expect([2, 3]).toContain(frases(especialidad.description).length);
      expect(especialidad.information + especialidad.description).not.toMatch(/[¡!]/);
    },
  );
});

describe("the specialists of the demo", () => {
  it("are sixteen, in every specialty", () => {
    expect(SLUGS_DE_ESPECIALIDAD.map((slug) => deEspecialidad(slug).length)).toEqual([5, 3, 2, 2, 2, 2]);
  });

  it("can be told apart", () => {
    expect(unicos(ESPECIALISTAS.map(({ idEspecialista }) => idEspecialista))).toBe(true);
    expect(unicos(ESPECIALISTAS.map(({ especialidad, slug }) => `${especialidad}/${slug}`))).toBe(true);
    expect(unicos(ESPECIALISTAS.map(({ colegiatura }) => colegiatura))).toBe(true);
    expect(ESPECIALISTAS.map(({ retrato }) => retrato)).toEqual(RETRATOS);
  });

  it.each(ESPECIALISTAS)("$nombre $apellido has the portrait that was drawn of them", (especialista) => {
    const { nombre, apellido, retrato } = especialista;
    expect(readFileSync(`public/retratos/${retrato}.svg`, "utf8")).toContain(
      `<title>${nombre} ${apellido}</title>`,
    );
  });

  it("have in the file for pages the same portraits as in the files for programs", () => {
    const paraPaginas = readFileSync("app/components/retratos.svg", "utf8");
    for (const retrato of RETRATOS) {
      const dibujo = /<\/title>(.*)<\/svg>/s.exec(
        readFileSync(`public/retratos/${retrato}.svg`, "utf8"),
      )![1]!;
      const [, alto, enLaHoja] = new RegExp(
        `<view id="${retrato}" viewBox="0 (\\d+) 120 120"/><g transform="translate\\(0 \\1\\)">(.*)</g>\n`,
      ).exec(paraPaginas)!;
      expect(Number(alto), "an unknown view shows the empty place above all portraits").toBeGreaterThan(120);
      expect(enLaHoja).toBe(dibujo);
    }
  });

  it("resolve their exceptions from the day of seeding, over the end of a leap February", () => {
    const lucia = especialistasDeDemostracion(HOY).find(
      ({ idEspecialista }) => idEspecialista === "esp-lucia-mendoza",
    );
    expect(lucia?.excepciones).toEqual([
      { fecha: "2028-03-06", desde: "00:00", hasta: "24:00", tipo: "cerrado" },
    ]);
    expect(lucia).not.toHaveProperty("excepcionesRelativas");
  });

  it("have exceptions of both kinds, always ahead and within the window", () => {
    const tipos = ESPECIALISTAS.flatMap(({ excepcionesRelativas }) =>
      excepcionesRelativas.map(({ tipo }) => tipo),
    );
    expect(new Set(tipos)).toEqual(new Set(["abierto", "cerrado"]));
    for (const { excepcionesRelativas, ventanaEnDias } of ESPECIALISTAS) {
      for (const { enDias } of excepcionesRelativas) {
        expect(enDias).toBeGreaterThan(0);
        expect(enDias).toBeLessThan(ventanaEnDias);
      }
    }
  });

  describe.each(ESPECIALISTAS)("$nombre $apellido", (especialista) => {
    const { duracionEnMinutos, margenEnMinutos, turnos, excepcionesRelativas } = especialista;
    const paso = duracionEnMinutos + margenEnMinutos;

    it("has an address and an id made of the name", () => {
      expect(especialista.slug).toBe(aSlug(`${especialista.nombre} ${especialista.apellido}`));
      expect(especialista.idEspecialista).toBe(`esp-${especialista.slug}`);
    });

    it("asks a price and offers times within the ranges of the demo", () => {
      expect(especialista.precioCentimos).toBeGreaterThanOrEqual(4500);
      expect(especialista.precioCentimos).toBeLessThanOrEqual(15_000);
      expect([30, 45, 50, 60]).toContain(duracionEnMinutos);
      expect([0, 5, 10, 15]).toContain(margenEnMinutos);
      expect(especialista.anticipacionEnMinutos).toBeGreaterThanOrEqual(60);
      expect(especialista.anticipacionEnMinutos).toBeLessThanOrEqual(720);
      expect(especialista.ventanaEnDias).toBeGreaterThanOrEqual(14);
      expect(especialista.ventanaEnDias).toBeLessThanOrEqual(45);
      expect(especialista.maximoDiario).toBeGreaterThanOrEqual(4);
      expect(especialista.maximoDiario).toBeLessThanOrEqual(8);
    });

    it("starts sessions on quarters of an hour, in stretches that hold whole sessions", () => {
      expect(paso % 15).toBe(0);
      for (const { desde, hasta } of turnos) {
        expect(minutosDe(desde) % 15).toBe(0);
        const sobrante = (minutosDe(hasta) - minutosDe(desde) - duracionEnMinutos) % paso;
        expect(sobrante).toBeGreaterThanOrEqual(0);
        expect(sobrante).toBeLessThanOrEqual(margenEnMinutos);
      }
    });

    it("keeps every hour on the grid and no two stretches of a day together", () => {
      for (const { desde, hasta } of [...turnos, ...excepcionesRelativas]) {
        expect(desde).toMatch(/^\d{2}:\d{2}$/);
        expect(hasta).toMatch(/^\d{2}:\d{2}$/);
        expect(minutosDe(desde) % REJILLA_EN_MINUTOS).toBe(0);
        expect(minutosDe(hasta) % REJILLA_EN_MINUTOS).toBe(0);
        expect(minutosDe(desde)).toBeLessThan(minutosDe(hasta));
      }
      for (const turno of turnos) {
        expect(turno.diaDeSemana).toBeGreaterThanOrEqual(1);
        expect(turno.diaDeSemana).toBeLessThanOrEqual(7);
        const juntos = turnos.filter(
          (otro) =>
            otro.diaDeSemana === turno.diaDeSemana && otro.desde <= turno.hasta && turno.desde <= otro.hasta,
        );
        expect(juntos).toEqual([turno]);
      }
    });

    it("speaks of three to five themes, in Spanish at least", () => {
      expect(especialista.temas.length).toBeGreaterThanOrEqual(3);
      expect(especialista.temas.length).toBeLessThanOrEqual(5);
      expect(unicos(especialista.temas)).toBe(true);
      expect(especialista.idiomas).toContain("Español");
      expect(unicos(especialista.idiomas)).toBe(true);
    });

    it("introduces itself in three to five calm sentences", () => {
      expect(frases(especialista.presentacion).length).toBeGreaterThanOrEqual(3);
      expect(frases(especialista.presentacion).length).toBeLessThanOrEqual(5);
      expect(especialista.presentacion).not.toMatch(/[¡!]|\busted\b/);
    });
  });
});

describe("the filters of the demo", () => {
  const temasDe = (especialistas: { temas: string[] }[]) =>
    new Set(especialistas.flatMap(({ temas }) => temas));
  const conTema = (slug: string, tema: string) =>
    deEspecialidad(slug).filter(({ temas }) => temas.includes(tema));

  test.each(["psicologia", "nutricion"])(
    "each theme of %s finds somebody and leaves somebody out",
    (slug) => {
      for (const tema of temasDe(deEspecialidad(slug))) {
        expect(conTema(slug, tema).length, tema).toBeGreaterThan(0);
        expect(conTema(slug, tema).length, tema).toBeLessThan(deEspecialidad(slug).length);
      }
    },
  );

  it("leaves a choice of psychologists for every theme", () => {
    for (const tema of temasDe(deEspecialidad("psicologia"))) {
      expect(conTema("psicologia", tema).length, tema).toBeGreaterThan(1);
    }
  });

  test.each(SLUGS_DE_ESPECIALIDAD)("the specialists of %s share a theme", (slug) => {
    const compartidos = [...temasDe(deEspecialidad(slug))].filter((tema) => conTema(slug, tema).length > 1);
    expect(compartidos.length).toBeGreaterThan(0);
  });
});

describe("the near future of psychology", () => {
  /** Sessions that the weekly hours of a specialist allow on a date; a day with a closed exception has none. */
  const sesiones = (especialista: EspecialistaConAgenda, fecha: string) => {
    const { duracionEnMinutos, margenEnMinutos, turnos, excepciones } = especialista;
    if (excepciones.some((excepcion) => excepcion.tipo === "cerrado" && excepcion.fecha === fecha)) return 0;
    const delDia = turnos.filter((turno) => turno.diaDeSemana === diaDeSemana(fecha));
    const minutos = delDia.map(({ desde, hasta }) => minutosDe(hasta) - minutosDe(desde) + margenEnMinutos);
    return minutos.reduce(
      (suma, tramo) => suma + Math.floor(tramo / (duracionEnMinutos + margenEnMinutos)),
      0,
    );
  };
  const psicologia = especialistasDeDemostracion(HOY).filter(
    ({ especialidad }) => especialidad === "psicologia",
  );

  test.each([0, 1, 2, 3, 4, 5, 6])("holds twenty sessions or more in the three days after day %i", (dias) => {
    const siguientes = [1, 2, 3].map((mas) => sumarDias(HOY, dias + mas));
    const total = psicologia.flatMap((persona) => siguientes.map((fecha) => sesiones(persona, fecha)));
    expect(total.reduce((suma, cantidad) => suma + cantidad, 0)).toBeGreaterThanOrEqual(20);
  });
});

describe("the accounts of the demo", () => {
  const [conSaldo, sinSaldo, asegurada] = CUENTAS_DE_DEMOSTRACION;

  it("are one with saldo, one without and one insured client", () => {
    expect(CUENTAS_DE_DEMOSTRACION).toHaveLength(3);
    // Prepaid sessions at the beginning and those of the plan, as the README states them.
    const bonos = (cuenta: typeof conSaldo) => {
      const { saldos, perfil, beneficios } = cuenta!;
      const plan = planVigente(
        perfil.planes.map((codigo) => PLANES[codigo]),
        beneficios,
      );
      const delPlan = BONOS_DE_CADA_PLAN[plan!.codigoPlan];
      const total: Record<string, number> = {};
      for (const { especialidad, cantidad } of [
        ...saldos,
        ...delPlan.map(({ especialidad, alMes }) => ({ especialidad, cantidad: alMes })),
      ]) {
        total[especialidad] = (total[especialidad] ?? 0) + cantidad;
      }
      return total;
    };
    expect(bonos(conSaldo)).toEqual({ psicologia: 3, nutricion: 1 });
    expect(bonos(sinSaldo)).toEqual({});
    expect(bonos(asegurada)).toEqual({ psicologia: 1 });
    expect(CUENTAS_DE_DEMOSTRACION.map(({ esAsegurada }) => esAsegurada)).toEqual([false, false, true]);
  });

  it("share no mail, document, phone or password", () => {
    for (const campo of ["email", "numeroDocumento", "telefono", "usuarioLogin", "clave"] as const) {
      expect(unicos(CUENTAS_DE_DEMOSTRACION.map((cuenta) => cuenta[campo])), campo).toBe(true);
    }
  });

  test.each(CUENTAS_DE_DEMOSTRACION)("$nombre has the data of a person in Peru who can sign in", (cuenta) => {
    expect(cuenta.email).toMatch(/^[a-z]+@bienestar\.example$/);
    expect(cuenta.prefijo + cuenta.telefono).toMatch(/^\+519\d{8}$/);
    expect(cuenta.idTipoDocumento).toBe(2);
    expect(cuenta.numeroDocumento).toMatch(/^\d{8}$/);
    expect(cuenta.usuarioLogin).toBe(cuenta.esAsegurada ? `D${cuenta.numeroDocumento}` : cuenta.email);
    expect(cuenta.clave.length).toBeGreaterThanOrEqual(12);
  });
});
