export { loader } from "./aseguradoraRetorno.server";
