import type { Rol } from "../../../app/domain/equipo/derechos/derechos";

/** A demo account of the staff. */
interface CuentaDeEquipoDeDemostracion {
  nombre: string;
  correo: string;
  rol: Rol;
}

/** Password and authenticator key of every demo account of the staff. */
export const CLAVE_DE_EQUIPO = "equipo-de-prueba-24";
export const SECRETO_DE_EQUIPO = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

/** Slug of the specialist whose sessions the demo account of that role attends. */
export const ESPECIALISTA_CON_CUENTA = "lucia-mendoza";

/** Author whose workshops the demo account of a host leads. */
export const ANFITRION_CON_CUENTA = "equipo-de-movimiento";

/**
 * One account for each role, and a second one of Sistemas and of Datos: one person asks for a role or a deletion, and
 * another confirms it.
 */
export const EQUIPO_DE_DEMOSTRACION: readonly CuentaDeEquipoDeDemostracion[] = [
  { nombre: "Ana Torres", correo: "atencion@equipo.example", rol: "atencion" },
  { nombre: "Carlos Rojas", correo: "coordinacion@equipo.example", rol: "coordinacion" },
  { nombre: "Lucía Mendoza", correo: "especialista@equipo.example", rol: "especialista" },
  { nombre: "Diego Salas", correo: "anfitrion@equipo.example", rol: "anfitrion" },
  { nombre: "Gabriela Núñez", correo: "guardia@equipo.example", rol: "guardia" },
  { nombre: "Mateo Ibarra", correo: "moderacion@equipo.example", rol: "moderacion" },
  { nombre: "Daniela Paz", correo: "datos@equipo.example", rol: "datos" },
  { nombre: "Fernando Cruz", correo: "finanzas@equipo.example", rol: "finanzas" },
  { nombre: "Sara Ríos", correo: "sistemas@equipo.example", rol: "sistemas" },
  { nombre: "Renata Flores", correo: "reclamos@equipo.example", rol: "reclamos" },
  { nombre: "Paula Soto", correo: "mercadeo@equipo.example", rol: "mercadeo" },
  { nombre: "Simón Vega", correo: "sistemas2@equipo.example", rol: "sistemas" },
  { nombre: "Víctor Luna", correo: "datos2@equipo.example", rol: "datos" },
];
