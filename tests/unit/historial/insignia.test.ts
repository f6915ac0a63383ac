import { expect, it } from "vitest";
import { insigniaDe } from "../../../app/domain/historial/insignia";

it("a badge shows the kind of the achievement, and how many where there are several", () => {
  expect(insigniaDe({ clase: "veces", de: ["video"], veces: 3, distintos: true })).toEqual({
    clase: "video",
    cuantos: 3,
  });
  expect(insigniaDe({ clase: "veces", de: ["taller"], veces: 1 })).toEqual({
    clase: "taller",
    cuantos: null,
  });
  expect(insigniaDe({ clase: "dias-seguidos", dias: 7 })).toEqual({ clase: "dias", cuantos: 7 });
});

it("an achievement whose rule is no longer written keeps a badge", () => {
  expect(insigniaDe(null)).toEqual({ clase: "dias", cuantos: null });
});
