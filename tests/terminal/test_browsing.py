"""The browser is shown the table once somebody listens there."""

import socket

from versus.terminal.browsing import open_when_ready


def test_the_table_is_opened_once_the_server_listens():
    visited = []
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        port = server.getsockname()[1]
        thread = open_when_ready("127.0.0.1", port, visited.append)
        thread.join(0.3)
        assert visited == [], "nobody listens yet"
        server.listen()
        thread.join(10)
    assert visited == [f"http://127.0.0.1:{port}/"]


def test_a_server_on_every_address_is_visited_on_this_machine():
    visited = []
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        server.listen()
        port = server.getsockname()[1]
        open_when_ready("0.0.0.0", port, visited.append).join(10)
    assert visited == [f"http://127.0.0.1:{port}/"]
