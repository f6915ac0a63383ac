import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { diasPorElegir } from "./diasPorElegir";
import { crearEspecialista } from "./especialista";
import { conDatos, crearPersona, direccionDeAgenda, insertar } from "./pasos";
import type { TestServer } from "./server";
import { UN_DIA_EN_MS } from "../../app/domain/shared/duracion";

/**
 * Gives a specialist's whole day to another person. Returns the address of that day, and the function that frees it
 * again.
 */
export async function llenarDia({ request }: Page, server: TestServer) {
  const { con } = await crearEspecialista(server);
  const agenda = direccionDeAgenda(con);
  const leer = async (direccion: string) => (await request.get(direccion)).text();
  const fecha = (await diasPorElegir(leer, agenda, 3))[3]!;
  const inicio = new Date(`${fecha}T00:00:00-05:00`);
  const fin = new Date(inicio.getTime() + UN_DIA_EN_MS).toISOString();
  const ahora = new Date().toISOString();
  const id_horario = randomUUID();
  conDatos(server, (db) => {
    const { id_especialista } = db
      .prepare("select id_especialista from especialistas where slug = ?")
      .get(con.split("/")[1]) as { id_especialista: string };
    insertar(db, "horarios", {
      id_horario,
      id_especialista,
      id_persona: crearPersona(server).idPersona,
      inicio: inicio.toISOString(),
      fin,
      ocupado_hasta: fin,
      estado: "reservado",
      expira_en: ahora,
      ampliado: 0,
      creado_en: ahora,
    });
  });
  return {
    direccion: `${agenda}&dia=${fecha}`,
    liberar: () =>
      conDatos(server, (db) =>
        db.prepare("update horarios set estado = 'liberado' where id_horario = ?").run(id_horario),
      ),
  };
}
