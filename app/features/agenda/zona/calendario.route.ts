export { loader } from "./calendario.server";
