"""A client's message, put together from its frames."""

from websockets.frames import Frame, Opcode

_DATA = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)


class Fragments:
    """The fragments of a message that has not ended."""

    __slots__ = ("_is_text", "_parts")

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._is_text = True

    def add(self, frame: Frame) -> str | bytes | None:
        """The whole message if this frame ends it. The session refuses a binary message.

        Raises UnicodeDecodeError: RFC 6455 ends a connection whose text is no UTF-8.
        """
        if frame.opcode not in _DATA:
            return None
        if frame.opcode is not Opcode.CONT:
            self._is_text = frame.opcode is Opcode.TEXT
        self._parts.append(bytes(frame.data))
        if not frame.fin:
            return None
        message, self._parts = b"".join(self._parts), []
        return message.decode() if self._is_text else message
