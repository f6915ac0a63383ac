export { verJugadas as loader } from "./ronda.server";
